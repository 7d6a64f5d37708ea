package games.arbiter.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PersistentMapTest {

  /** A key whose hash code it shares with many others. */
  private record Key(int number) {
    @Override
    public int hashCode() {
      return number % 300 - 150;
    }
  }

  @Test
  void everyMapHoldsWhatWasAddedUpToIt() {
    Random random = new Random(5);
    Map<Key, Integer> entries = new HashMap<>();
    PersistentMap<Key, Integer> map = PersistentMap.empty();
    List<PersistentMap<Key, Integer>> maps = new ArrayList<>();
    List<Map<Key, Integer>> copies = new ArrayList<>();
    for (int step = 0; step < 1_000; step++) {
      Key key = new Key(random.nextInt(700));
      map = map.with(key, step);
      entries.put(key, step);
      maps.add(map);
      copies.add(Map.copyOf(entries));
    }
    for (int step = 0; step < 1_000; step += 9) {
      for (int number = 0; number < 700; number++) {
        Key key = new Key(number);
        assertEquals(Optional.ofNullable(copies.get(step).get(key)), maps.get(step).get(key));
      }
    }
  }

  @Test
  void manyKeysOfOneHashCodeAreAsGoodAsOthers() {
    PersistentMap<Key, Integer> map = PersistentMap.empty();
    for (int i = 0; i < 20_000; i++) {
      map = map.with(new Key(300 * i), i);
    }
    assertEquals(Optional.of(0), map.get(new Key(0)));
    assertEquals(Optional.of(19_999), map.get(new Key(300 * 19_999)));
    assertEquals(Optional.empty(), map.get(new Key(1)));
  }
}
