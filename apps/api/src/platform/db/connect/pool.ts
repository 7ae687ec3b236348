import pg from 'pg';
import { parseMoment } from './parse-moment.ts';

/** Milliseconds; see the availability rules: nothing may wait for ever. */
export interface PoolTimeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
  readonly wait: number;
}

export const requestTimeouts: PoolTimeouts = { statement: 5000, lock: 2000, idleInTransaction: 10_000, wait: 1000 };
export const jobTimeouts: PoolTimeouts = { statement: 60_000, lock: 10_000, idleInTransaction: 60_000, wait: 30_000 };

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Every int8 of the schema stays far below 2^53.
  20: Number,
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  1184: parseMoment,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

export interface PoolOptions {
  readonly size: number;
  readonly timeouts: PoolTimeouts;
  /** Seconds after which a connection is replaced. */
  readonly lifetime?: number;
  /** What its figures are shown under; a pool without a name is not shown. */
  readonly name?: string;
  /** Hears of each connection that broke, once; what ran on it fails by itself. */
  readonly onBroken?: (error: Error) => void;
  /** For COPY, which a pipelined connection refuses. */
  readonly forCopying?: true;
}

/** The settings that a connection begins with. */
export const startupOptions = ({ statement, lock, idleInTransaction }: PoolTimeouts): string =>
  `-c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${idleInTransaction} -c timezone=UTC -c jit=off`;

/** Keeps the end of a connection, in use or idle, from ending the process: an error event that nobody hears does. */
function surviveBreaks(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on('connect', (client) => {
    client.once('error', onBroken);
    // A connection reports the same end several times.
    client.on('error', () => {});
  });
  pool.on('error', () => {});
}

/** Opens a pool of connections, pipelined unless they are for copying; nothing connects before the first query. */
export function openPool(databaseUrl: string, options: PoolOptions): pg.Pool {
  const { wait } = options.timeouts;
  const config: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: databaseUrl,
    max: options.size,
    pipeline: options.forCopying !== true,
    connectionTimeoutMillis: wait,
    maxLifetimeSeconds: options.lifetime ?? 0,
    types,
    options: startupOptions(options.timeouts),
  };
  const pool = new pg.Pool(config);
  surviveBreaks(pool, options.onBroken ?? (() => {}));
  if (options.name !== undefined) open.add({ name: options.name, pool });
  return pool;
}

export interface PoolUse {
  readonly name: string;
  readonly max: number;
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

const open = new Set<{ readonly name: string; readonly pool: pg.Pool }>();

/** How this process uses its connections, by the names of its pools. */
export function poolUse(): PoolUse[] {
  for (const entry of open) if (entry.pool.ended) open.delete(entry);
  return [...Map.groupBy(open, ({ name }) => name)].map(([name, entries]) => {
    const sum = (count: (pool: pg.Pool) => number) => entries.reduce((total, { pool }) => total + count(pool), 0);
    return {
      name,
      max: sum((pool) => pool.options.max),
      inUse: sum((pool) => pool.totalCount - pool.idleCount),
      idle: sum((pool) => pool.idleCount),
      waiting: sum((pool) => pool.waitingCount),
    };
  });
}
