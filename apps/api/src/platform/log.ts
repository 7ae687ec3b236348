import pino from 'pino';
import { columnsThatAre, tableNames } from './db/schema/columns-by-word.ts';
import { loggedError } from './logged-error.ts';

/** What holds a secret and is no column. */
const headers = ['authorization', 'cookie', 'set-cookie', 'x-csrf-token', 'idempotency-key', 'webhook-signature'];

/** One spelling for a column, a field of the program and a header. */
const spelled = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '');

const hidden: ReadonlySet<string> = new Set(
  [
    ...headers,
    ...tableNames.flatMap((table) =>
      (['secret', 'customer', 'copied'] as const).flatMap((word) => columnsThatAre(word, table)),
    ),
  ].map(spelled),
);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  return isPlain(value) ? withoutSecrets(value) : value;
}

/** Fields as the log shows them: none that is named like a secret or a customer's column, however deep. */
const withoutSecrets = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, hidden.has(spelled(name)) ? '[hidden]' : shown(value)]),
  );

/** The log of a process: a line of JSON for each thing that happens. */
export function openLog(level: pino.LevelWithSilent, stream?: pino.DestinationStream): pino.Logger {
  const options = { level, base: null, serializers: { err: loggedError }, formatters: { log: withoutSecrets } };
  return stream === undefined ? pino(options) : pino(options, stream);
}
