import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { fullKind, nearlyFull, storageBudget, type StorageUse } from './storage-budget.ts';

const {
  file_bytes: files,
  upload_bytes: bytes,
  upload_bytes_today: today,
  upload_rows_today: rows,
  export_bytes: exported,
} = storageBudget;

test.each<[StorageUse, ReturnType<typeof fullKind>]>([
  [{}, null],
  [{ file_bytes: files.most }, null],
  [{ file_bytes: files.most + 1 }, 'file_bytes'],
  [{ upload_bytes: bytes.most, upload_bytes_today: today.most, upload_rows_today: rows.most }, null],
  [{ upload_bytes: bytes.most + 1, upload_bytes_today: today.most + 1 }, 'upload_bytes'],
  [{ upload_bytes_today: today.most + 1 }, 'upload_bytes_today'],
  [{ upload_rows_today: rows.most + 1 }, 'upload_rows_today'],
  [{ export_bytes: exported.most }, null],
  [{ export_bytes: exported.most + 1 }, 'export_bytes'],
])('UPL-07, security 47: of %j there is too much of %s', (use, kind) => expect(fullKind(use)).toBe(kind));

test('UPL-07 the largest file fits several times into a day, and a day into the term', () => {
  expect(rows.most).toBeGreaterThanOrEqual(5 * limits.uploadRows);
  expect(today.most).toBeGreaterThanOrEqual(limits.uploadsPerHour * limits.uploadFile);
  expect(bytes.most).toBeGreaterThan(10 * today.most);
});

test.each<[number, number, ReturnType<typeof nearlyFull>]>([
  [0, 0, null],
  [0.79, 0.5, null],
  [0.8, 0.5, { kind: 'upload_bytes_today', used: 0.8 * today.most, most: today.most }],
  [0.8, 0.9, { kind: 'upload_rows_today', used: 0.9 * rows.most, most: rows.most }],
])('UPL-07 with %d of the bytes and %d of the rows of a day a seller is told of %j', (ofBytes, ofRows, told) => {
  const use = { upload_bytes: 0, upload_bytes_today: ofBytes * today.most, upload_rows_today: ofRows * rows.most };
  expect(nearlyFull(use)).toEqual(told);
});
