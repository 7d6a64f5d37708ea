/** How long a scenario goes on: briefly where every change is tested, at length by hand. */
enum Form {
  CI,
  SHORT,
  LONG;

  /** The number for this form. */
  int of(int ci, int brief, int far) {
    return switch (this) {
      case CI -> ci;
      case SHORT -> brief;
      case LONG -> far;
    };
  }
}
