/** An error that the author can fix; its message says how. */
export class Mistake extends Error {
  override toString() {
    return this.message;
  }
}
