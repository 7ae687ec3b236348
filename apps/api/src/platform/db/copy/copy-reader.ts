import type { Readable } from 'node:stream';

const signatureLength = 11;

/** One row of a binary COPY; valid only while its reader is called with it. Fields count from 0. */
export class CopyRow {
  /** How many bytes the row needs at least that was not all there. */
  needed = 0;
  #buffer: Buffer = Buffer.alloc(0);
  #starts = new Int32Array(64);
  #lengths = new Int32Array(64);

  /** Takes the row that begins at `at`; returns where the next one begins, or -1 when more bytes are needed. */
  take(buffer: Buffer, at: number): number {
    this.#buffer = buffer;
    const fields = buffer.readInt16BE(at);
    let place = at + 2;
    for (let field = 0; field < fields; field += 1) {
      if (place + 4 > buffer.length) return this.#lacks(place + 4 - at);
      const length = buffer.readInt32BE(place);
      place += 4;
      this.#starts[field] = place;
      this.#lengths[field] = length;
      if (length > 0) place += length;
      if (place > buffer.length) return this.#lacks(place - at);
    }
    return place;
  }

  #lacks(bytes: number): -1 {
    this.needed = bytes;
    return -1;
  }

  #start(field: number): number {
    return this.#starts[field] ?? 0;
  }

  isNull(field: number): boolean {
    return this.#lengths[field] === -1;
  }

  int2(field: number): number {
    return this.#buffer.readInt16BE(this.#start(field));
  }

  int4(field: number): number {
    return this.#buffer.readInt32BE(this.#start(field));
  }

  /** A whole number within ±2^53; `absent` where the field is null. */
  int8(field: number, absent: number): number {
    if (this.isNull(field)) return absent;
    const start = this.#start(field);
    return this.#buffer.readInt32BE(start) * 0x1_0000_0000 + this.#buffer.readUInt32BE(start + 4);
  }

  bool(field: number): boolean {
    return this.#buffer[this.#start(field)] === 1;
  }

  text(field: number): string | null {
    if (this.isNull(field)) return null;
    const start = this.#start(field);
    return this.#buffer.toString('utf8', start, start + (this.#lengths[field] ?? 0));
  }

  /** A copy of the bytes. */
  bytes(field: number): Buffer {
    const start = this.#start(field);
    return Buffer.from(this.#buffer.subarray(start, start + Math.max(0, this.#lengths[field] ?? 0)));
  }
}

/** Calls `read` with each row of a binary COPY TO. */
export async function readCopy(stream: Readable, read: (row: CopyRow) => void): Promise<void> {
  const row = new CopyRow();
  let rest: Buffer[] = [];
  let size = 0;
  let needed = signatureLength + 8;
  let started = false;
  for await (const chunk of stream) {
    rest.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    // A field of megabytes comes in many chunks: they are joined once, not with each of them.
    if (size < needed) continue;
    const [first] = rest;
    const buffer = rest.length === 1 && first !== undefined ? first : Buffer.concat(rest, size);
    let at = 0;
    if (!started) {
      at = signatureLength + 8 + buffer.readInt32BE(signatureLength + 4);
      started = true;
    }
    needed = 0;
    while (at + 2 <= buffer.length && buffer.readInt16BE(at) >= 0) {
      const next = row.take(buffer, at);
      if (next < 0) {
        needed = row.needed;
        break;
      }
      read(row);
      at = next;
    }
    rest = at < buffer.length ? [buffer.subarray(at)] : [];
    size = buffer.length - at;
  }
}
