import { keptDatabase } from './key-half.ts';

const version = 1;

/** What a browser keeps for when there is no connection: a key's half and what was read, which go with the session, and what waits to be sent, which may outlive it. */
const homes = { keys: keptDatabase, kept: keptDatabase, waiting: `${keptDatabase}.waiting` } as const;
export type Table = keyof typeof homes;

const tablesOf = (home: string): readonly string[] =>
  Object.entries(homes).flatMap(([table, own]) => (own === home ? [table] : []));

const open = new Map<string, Promise<IDBDatabase>>();

function opened(home: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(home, version);
    asked.addEventListener('upgradeneeded', () => {
      for (const table of tablesOf(home)) asked.result.createObjectStore(table);
    });
    asked.addEventListener('success', () => {
      const database = asked.result;
      // Somebody deletes it, or a newer page of the portal changes it: this page opens it again.
      database.addEventListener('versionchange', () => {
        database.close();
        open.delete(home);
      });
      database.addEventListener('close', () => void open.delete(home));
      resolve(database);
    });
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the database of the browser did not open')));
  });
}

function database(table: Table): Promise<IDBDatabase> {
  const home = homes[table];
  const known = open.get(home);
  if (known !== undefined) return known;
  const asked = opened(home);
  open.set(home, asked);
  asked.catch(() => open.delete(home));
  return asked;
}

/** Does something to a table; what was written is on the disk when this resolves, whatever becomes of the browser then. */
export async function inTable<T>(
  table: Table,
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database(table)).transaction(table, mode, { durability: 'strict' });
  return new Promise((resolve, reject) => {
    const asked = act(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(asked.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser gave up writing')));
  });
}

/** The rows of a table with their names. */
export async function rowsOf(table: Table): Promise<readonly (readonly [string, unknown])[]> {
  const transaction = (await database(table)).transaction(table, 'readonly');
  const rows = transaction.objectStore(table);
  const [names, values] = [rows.getAllKeys(), rows.getAll()];
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () =>
      resolve(names.result.map((key, index): [string, unknown] => [String(key), values.result[index]])),
    );
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser gave up reading')));
  });
}
