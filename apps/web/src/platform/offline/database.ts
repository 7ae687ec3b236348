const name = 'offizin';
const version = 1;

/** What a browser keeps for when there is no connection: the halves of keys, what was read, and what waits to be sent. */
export const tables = ['keys', 'kept', 'waiting'] as const;
export type Table = (typeof tables)[number];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, version);
    asked.addEventListener('upgradeneeded', () => {
      for (const table of tables)
        if (!asked.result.objectStoreNames.contains(table)) asked.result.createObjectStore(table);
    });
    asked.addEventListener('success', () => {
      const database = asked.result;
      // A newer page of the portal changes the tables: this one opens them again.
      database.addEventListener('versionchange', () => {
        database.close();
        open = null;
      });
      database.addEventListener('close', () => {
        open = null;
      });
      resolve(database);
    });
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the database of the browser did not open')));
  });
}

let open: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  open ??= opened().catch((error: unknown) => {
    open = null;
    throw error;
  });
  return open;
}

/** Does something to a table; what was written is on the disk when this resolves, whatever becomes of the browser then. */
export async function inTable<T>(
  table: Table,
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(table, mode, { durability: 'strict' });
  return new Promise((resolve, reject) => {
    const asked = act(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(asked.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser gave up writing')));
  });
}

/** The rows of a table with their names. */
export async function rowsOf(table: Table): Promise<readonly (readonly [string, unknown])[]> {
  const transaction = (await database()).transaction(table, 'readonly');
  const rows = transaction.objectStore(table);
  const [names, values] = [rows.getAllKeys(), rows.getAll()];
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () =>
      resolve(names.result.map((key, index): [string, unknown] => [String(key), values.result[index]])),
    );
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser gave up reading')));
  });
}
