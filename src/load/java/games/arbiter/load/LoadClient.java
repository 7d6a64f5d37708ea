package games.arbiter.load;

import java.io.IOException;

/** Somebody who asks one thing after the other. */
interface LoadClient {

  LoadConnection connection();

  void send() throws IOException;

  /** Takes the answer that has come and counts it. */
  void answered(Measurement tally);
}
