import { inTable, rowsOf } from '../../platform/offline/database.ts';
import { isSealed, openSealed, type Sealed, sealValue } from '../../platform/offline/sealed.ts';
import type { Owner } from '../../platform/offline/session-key.ts';
import { isAct, type WaitingAct } from './waiting-acts.ts';

/** A key that the server gives to one person in one shop, in each session again. */
export interface ActKey {
  readonly id: number;
  readonly key: CryptoKey;
}

export interface ActsOf extends Owner {
  /** The first one seals. */
  readonly keys: readonly ActKey[];
}

interface Row extends Owner, Sealed {
  readonly keyId: number;
}

function isRow(value: unknown): value is Row {
  if (!isSealed(value)) return false;
  const { keyId, sellerId, userId } = value as Partial<Record<keyof Row, unknown>>;
  return typeof keyId === 'number' && typeof sellerId === 'string' && typeof userId === 'string';
}

/** Writes something down under a name, for who made it alone. */
export async function writeRow({ keys, sellerId, userId }: ActsOf, name: string, value: unknown): Promise<void> {
  const [first] = keys;
  if (first === undefined) throw new Error('there is no key to seal with');
  const row: Row = { sellerId, userId, keyId: first.id, ...(await sealValue(first.key, value, name)) };
  await inTable('waiting', 'readwrite', (rows) => rows.put(row, name));
}

export const writeAct = (of: ActsOf, act: WaitingAct): Promise<void> => writeRow(of, act.id, act);

export async function dropAct(id: string): Promise<void> {
  await inTable('waiting', 'readwrite', (rows) => rows.delete(id));
}

/** What of this kind this person has left in this shop. */
export async function readRows<T>(
  { keys, sellerId, userId }: ActsOf,
  isOfKind: (value: unknown) => value is T,
): Promise<readonly T[]> {
  const rows = await rowsOf('waiting');
  const opened = await Promise.all(
    rows.map(async ([name, row]) => {
      if (!isRow(row) || row.sellerId !== sellerId || row.userId !== userId) return [];
      const key = keys.find(({ id }) => id === row.keyId);
      const value = key === undefined ? null : await openSealed(key.key, row, name);
      return isOfKind(value) ? [value] : [];
    }),
  );
  return opened.flat();
}

export const readActs = (of: ActsOf): Promise<readonly WaitingAct[]> => readRows(of, isAct);

/** Drops all that this person has left in this shop. */
export async function dropRowsOf({ sellerId, userId }: Owner): Promise<void> {
  const rows = await rowsOf('waiting');
  const own = rows.filter(([, row]) => isRow(row) && row.sellerId === sellerId && row.userId === userId);
  for (const [name] of own) await dropAct(name);
}

/** Drops what somebody else left: nobody but them could open or send it. Resolves with how many there were. */
export async function dropActsOfOthers(userId: string): Promise<number> {
  const rows = await rowsOf('waiting');
  const others = rows.filter(([, row]) => !isRow(row) || row.userId !== userId);
  for (const [id] of others) await dropAct(id);
  return others.length;
}

export async function importKeys(given: unknown): Promise<readonly ActKey[]> {
  const keys = Array.isArray(given) ? (given as { id: number; key: string }[]) : [];
  return Promise.all(
    keys.map(async ({ id, key }) => {
      const raw = Uint8Array.from(atob(key), (char) => char.charCodeAt(0));
      return { id, key: await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']) };
    }),
  );
}
