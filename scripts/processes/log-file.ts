import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';

const largest = 10 * 1024 * 1024;
const kept = 3;

/** Puts a full log aside as `.1`, the one before as `.2` and so on; the oldest goes. */
export function rotateLog(file: string, largestBytes = largest): void {
  if (!existsSync(file) || statSync(file).size < largestBytes) return;
  for (let age = kept - 1; age >= 1; age--) {
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  }
  renameSync(file, `${file}.1`);
}

/** Appends lines to a log: what was said before a restart stays readable. */
export class LogFile {
  readonly #file: string;
  readonly #largest: number;
  #size: number;

  constructor(file: string, largestBytes = largest) {
    this.#file = file;
    this.#largest = largestBytes;
    rotateLog(file, largestBytes);
    this.#size = existsSync(file) ? statSync(file).size : 0;
  }

  write(line: string): void {
    if (this.#size >= this.#largest) {
      rotateLog(this.#file, this.#largest);
      this.#size = 0;
    }
    const text = `${line}\n`;
    try {
      appendFileSync(this.#file, text);
      this.#size += Buffer.byteLength(text);
    } catch {
      // A full disk must not stop what is still running.
    }
  }
}
