/** Slices of a table's rows, written one after the other in a transaction while the next ones are made. */
export class Slices {
  #writing: Promise<void> = Promise.resolve();
  #isGivenUp = false;

  add(write: () => Promise<void>): void {
    this.#writing = this.#writing.then(() => (this.#isGivenUp ? undefined : write()));
    // Whoever waits for the end learns of a failure; until then it must not count as unhandled.
    this.#writing.catch(() => {});
  }

  /** Waits until all of them are there. */
  written(): Promise<void> {
    return this.#writing;
  }

  /** Leaves out what has not begun, and waits for what has: its transaction must not end under it. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true;
    await this.#writing.catch(() => {});
  }
}
