import { randomUUID } from 'node:crypto';

/** A body as it travels: lines and files as they are, everything else as JSON. */
export function written(body: unknown): string | Blob {
  return typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);
}

/** Records as a body of one JSON document per line. */
export function asLines<Line>(records: readonly Line[]) {
  const body = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  return { body, headers: { 'content-type': 'application/x-ndjson' } };
}

/** A file as a body. */
export function asFile(file: Uint8Array<ArrayBuffer>, mediaType: string) {
  return { body: new Blob([file]), headers: { 'content-type': mediaType } };
}

/** A key for one act: whatever repeats the call has the same one. */
export function newKey() {
  return { 'Idempotency-Key': randomUUID() };
}
