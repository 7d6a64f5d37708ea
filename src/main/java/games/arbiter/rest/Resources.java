package games.arbiter.rest;

import java.util.List;

/** The resources of the API. */
public final class Resources {

  /** The classes whose methods are the operations. */
  public static final List<Class<?>> ALL =
      List.of(
          ServiceResource.class,
          RulesetsResource.class,
          GamesResource.class,
          GameResource.class,
          ActionsResource.class,
          EventsResource.class,
          RecordResource.class,
          UpdatesResource.class,
          AnalysisResource.class,
          PicturesResource.class,
          EvaluationsResource.class);

  private Resources() {}
}
