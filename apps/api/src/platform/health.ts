import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { openPool } from './db/connect/pool.ts';
import { filesInHealth, isStoreWell } from './files/watch-store.ts';
import { isDraining } from './drain.ts';

const timeouts = { statement: 1000, lock: 1000, idleInTransaction: 1000, wait: 1000 };
/** Seconds after which the connection is opened again: one that is old may know a database that has become read-only as before. */
const lifetime = 30;

export interface DatabaseProbe {
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Whether the database can be written, asked on a connection apart: requests that wait for one say nothing about the database. */
export function openDatabaseProbe({ config, log }: App): DatabaseProbe {
  const pool = openPool(config.databaseUrl, {
    name: 'readiness',
    size: 1,
    timeouts,
    lifetime,
    onBroken: (error) => log.warn({ reason: error.message }, 'the connection for readiness broke'),
  });
  const ask = async () => {
    const { rows } = await pool.query<{ writable: boolean }>(
      `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
    );
    return rows[0]?.writable === true;
  };
  let asking: Promise<boolean> | null = null;
  const isWritable = () => {
    asking ??= ask()
      .catch(() => false)
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  return { isWritable, close: () => pool.end() };
}

/** Whether the process lives, and whether it can do its work now; both open to load balancers on any host. */
export function addHealth(server: FastifyInstance, app: App): void {
  const probe = openDatabaseProbe(app);
  server.addHook('onClose', () => probe.close());
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    if (!isDraining(server.server) && (await probe.isWritable()))
      return { status: 'ok', ...filesInHealth(isStoreWell(app)) };
    return reply.code(503).header('retry-after', 2).send({ status: 'unavailable' });
  });
}
