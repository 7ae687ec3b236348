import { inTable, rowsOf } from './database.ts';
import { isSealed, openSealed, sealValue } from './sealed.ts';

/** Keeps a value under a name, sealed. */
export async function keepValue(key: CryptoKey, name: string, value: unknown): Promise<void> {
  const sealed = await sealValue(key, value, name);
  await inTable('kept', 'readwrite', (rows) => rows.put(sealed, name));
}

/** All that is kept and opens with this key, by name. */
export async function keptValues(key: CryptoKey): Promise<ReadonlyMap<string, unknown>> {
  const rows = await rowsOf('kept');
  const opened = await Promise.all(
    rows.map(async ([name, row]) => [name, isSealed(row) ? await openSealed(key, row, name) : null] as const),
  );
  return new Map(opened.filter(([, value]) => value !== null));
}

export async function dropValue(name: string): Promise<void> {
  await inTable('kept', 'readwrite', (rows) => rows.delete(name));
}

export async function dropAllValues(): Promise<void> {
  await inTable('kept', 'readwrite', (rows) => rows.clear());
}
