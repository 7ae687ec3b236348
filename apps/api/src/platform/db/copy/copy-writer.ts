import type { Writable } from 'node:stream';

const chunkSize = 256 * 1024;
const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const int8Oid = 20;

/**
 * Writes rows in PostgreSQL's binary COPY format: `row(n)` begins one, then n fields follow in the order of the columns.
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
export class CopyWriter {
  readonly #write: (chunk: Buffer) => void;
  #buffer = Buffer.allocUnsafeSlow(chunkSize);
  #at = 0;
  #begun = false;

  /** `write` takes the bytes as they come; nothing changes them afterwards. */
  constructor(write: (chunk: Buffer) => void) {
    this.#write = write;
  }

  #begin(): void {
    this.#at = signature.copy(this.#buffer);
    this.#begun = true;
  }

  #room(bytes: number): void {
    if (this.#at + bytes <= this.#buffer.length) return;
    this.#write(this.#buffer.subarray(0, this.#at));
    // Never out of Node's shared pool: who takes a chunk has it for itself.
    this.#buffer = Buffer.allocUnsafeSlow(Math.max(chunkSize, bytes));
    this.#at = 0;
  }

  row(fields: number): void {
    if (!this.#begun) this.#begin();
    this.#room(2);
    this.#at = this.#buffer.writeInt16BE(fields, this.#at);
  }

  null(): void {
    this.#room(4);
    this.#at = this.#buffer.writeInt32BE(-1, this.#at);
  }

  bool(value: boolean | null): void {
    if (value === null) return this.null();
    this.#room(5);
    this.#at = this.#buffer.writeInt32BE(1, this.#at);
    this.#at = this.#buffer.writeUInt8(value ? 1 : 0, this.#at);
  }

  int2(value: number | null): void {
    if (value === null) return this.null();
    this.#room(6);
    this.#at = this.#buffer.writeInt32BE(2, this.#at);
    this.#at = this.#buffer.writeInt16BE(value, this.#at);
  }

  int4(value: number | null): void {
    if (value === null) return this.null();
    this.#room(8);
    this.#at = this.#buffer.writeInt32BE(4, this.#at);
    this.#at = this.#buffer.writeInt32BE(value, this.#at);
  }

  #int8Value(value: number): void {
    this.#at = this.#buffer.writeInt32BE(8, this.#at);
    this.#at = this.#buffer.writeInt32BE(Math.floor(value / 0x1_0000_0000), this.#at);
    this.#at = this.#buffer.writeUInt32BE(value >>> 0, this.#at);
  }

  /** A whole number within ±2^53. */
  int8(value: number | null): void {
    if (value === null) return this.null();
    this.#room(12);
    this.#int8Value(value);
  }

  int8s(values: readonly number[] | null): void {
    if (values === null) return this.null();
    const bytes = 20 + values.length * 12;
    this.#room(4 + bytes);
    for (const head of [bytes, 1, 0, int8Oid, values.length, 1]) this.#at = this.#buffer.writeInt32BE(head, this.#at);
    for (const value of values) this.#int8Value(value);
  }

  text(value: string | null): void {
    if (value === null) return this.null();
    this.#room(4 + value.length * 3);
    const bytes = this.#buffer.write(value, this.#at + 4);
    this.#buffer.writeInt32BE(bytes, this.#at);
    this.#at += 4 + bytes;
  }

  /** A text that is a JSON document, for a jsonb column. */
  jsonb(value: string | null): void {
    if (value === null) return this.null();
    this.#room(5 + value.length * 3);
    const bytes = this.#buffer.write(value, this.#at + 5);
    this.#buffer.writeInt32BE(bytes + 1, this.#at);
    this.#buffer.writeUInt8(1, this.#at + 4);
    this.#at += 5 + bytes;
  }

  /** Ends the rows; a row after that begins another copy. */
  end(): void {
    if (!this.#begun) this.#begin();
    this.#room(2);
    this.#at = this.#buffer.writeInt16BE(-1, this.#at);
    this.#write(this.#buffer.subarray(0, this.#at));
    this.#buffer = Buffer.allocUnsafeSlow(chunkSize);
    this.#at = 0;
    this.#begun = false;
  }
}

/** Sends chunks that a writer made to a COPY FROM, waits until the server has taken them, and takes their memory back. */
export async function sendCopy(stream: Writable, chunks: readonly Buffer[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    stream.once('error', reject);
    stream.once('finish', resolve);
    for (const chunk of chunks) stream.write(chunk);
    stream.end();
  });
  // Garbage of the size of a whole file would pile up until it is collected.
  for (const { buffer } of chunks) if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
