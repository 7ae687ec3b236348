import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { fullKind, storageBudget, type StorageUse } from './storage-budget.ts';

const { file_bytes: files, upload_bytes: bytes, upload_bytes_today: today, upload_rows_today: rows } = storageBudget;

test.each<[StorageUse, ReturnType<typeof fullKind>]>([
  [{}, null],
  [{ file_bytes: files.most }, null],
  [{ file_bytes: files.most + 1 }, 'file_bytes'],
  [{ upload_bytes: bytes.most, upload_bytes_today: today.most, upload_rows_today: rows.most }, null],
  [{ upload_bytes: bytes.most + 1, upload_bytes_today: today.most + 1 }, 'upload_bytes'],
  [{ upload_bytes_today: today.most + 1 }, 'upload_bytes_today'],
  [{ upload_rows_today: rows.most + 1 }, 'upload_rows_today'],
])('UPL-07, security 47: of %j there is too much of %s', (use, kind) => expect(fullKind(use)).toBe(kind));

test('UPL-07 the largest file fits several times into a day, and a day into the term', () => {
  expect(rows.most).toBeGreaterThanOrEqual(5 * limits.uploadRows);
  expect(today.most).toBeGreaterThanOrEqual(limits.uploadsPerHour * limits.uploadFile);
  expect(bytes.most).toBeGreaterThan(10 * today.most);
});
