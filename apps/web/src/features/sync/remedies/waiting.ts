/** Those who wait for work in the background to end, by its id; live updates wake them, a term ends the pause without. */
export class Waiting {
  readonly #wake = new Map<string, () => void>();

  /** Ends the pause of one, or of all of them. */
  wake(id: string | null): void {
    if (id !== null) this.#wake.get(id)?.();
    else for (const wake of this.#wake.values()) wake();
  }

  pause(id: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#wake.delete(id);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#wake.set(id, end);
    });
  }
}
