import { randomUUID } from 'node:crypto';

/** Records that go as a body of one JSON document per line. */
export class Lines<Line> {
  readonly records: Line[];
  constructor(records: readonly Line[]) {
    this.records = [...records];
  }
}

/** A body as it travels: files as they are, everything else as JSON. */
export function written(body: unknown): string | Blob {
  if (body instanceof Lines) return body.records.map((record) => `${JSON.stringify(record)}\n`).join('');
  return body instanceof Blob ? body : JSON.stringify(body);
}

export function asLines<Line>(records: readonly Line[]) {
  return { body: new Lines(records), headers: { 'content-type': 'application/x-ndjson' } };
}

export function asFile(file: Uint8Array<ArrayBuffer>, mediaType: string) {
  return { body: new Blob([file]), headers: { 'content-type': mediaType } };
}

/** A key for one act: whatever repeats the call has the same one. */
export function newKey() {
  return { 'Idempotency-Key': randomUUID() };
}
