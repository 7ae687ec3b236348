import { limits } from '@offizin/domain/limits';

/** What surrounds the records in a body. */
const frameBytes = 100;

/** Records in portions of limited number, none longer as JSON than a body may be unless a single record is. */
export function portionsOf<T>(records: readonly T[], atMost: number): T[][] {
  const portions: T[][] = [];
  let portion: T[] = [];
  let bytes = frameBytes;
  for (const record of records) {
    const size = Buffer.byteLength(JSON.stringify(record)) + 1;
    if (portion.length > 0 && (portion.length === atMost || bytes + size > limits.bulkBody)) {
      portions.push(portion);
      portion = [];
      bytes = frameBytes;
    }
    portion.push(record);
    bytes += size;
  }
  if (portion.length > 0) portions.push(portion);
  return portions;
}
