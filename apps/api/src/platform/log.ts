import pino from 'pino';
import { loggedError } from './logged-error.ts';

/** What holds a secret and is no column. */
const headers = ['authorization', 'cookie', 'set-cookie', 'x-csrf-token', 'idempotency-key', 'webhook-signature'];

/** One spelling for a column, a field of the program and a header. */
const spelled = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '');

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Shows fields without those of the names, however deep. */
function hiding(names: ReadonlySet<string>) {
  const hidden = new Set([...headers, ...names].map(spelled));
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    return isPlain(value) ? open(value) : value;
  };
  const open = (fields: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, hidden.has(spelled(name)) ? '[hidden]' : shown(value)]),
    );
  return open;
}

export interface LogOptions {
  readonly level: pino.LevelWithSilent;
  /** Names of fields whose values are never written, in any spelling. */
  readonly hidden: ReadonlySet<string>;
  readonly stream?: pino.DestinationStream;
}

/** The log of a process: a line of JSON for each thing that happens. */
export function openLog({ level, hidden, stream }: LogOptions): pino.Logger {
  const options = { level, base: null, serializers: { err: loggedError }, formatters: { log: hiding(hidden) } };
  return stream === undefined ? pino(options) : pino(options, stream);
}
