import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance['server']>();

export function isDraining(server: FastifyInstance['server']): boolean {
  return draining.has(server);
}

/** From the beginning of the drain on, every reply asks its client for another connection. */
export function closeConnectionsOnDrain(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining(server.server)) reply.header('connection', 'close');
  });
}

/**
 * Closes the server without refusing anybody: first it says that it is not ready, and goes on answering until balancers
 * have turned to others, which `turnedAway` waits for; only then it stops listening.
 */
export async function drain(server: FastifyInstance, turnedAway: () => Promise<unknown>): Promise<void> {
  draining.add(server.server);
  await turnedAway();
  await server.close();
}
