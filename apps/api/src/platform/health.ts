import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';

/** Whether the process lives, and whether it can do its work now; both open to load balancers on any host. */
export function addHealth(server: FastifyInstance, app: App): void {
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    try {
      await app.pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'unavailable' });
    }
  });
}
