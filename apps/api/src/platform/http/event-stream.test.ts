import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeConnectionsOnDrain, drain } from '../drain.ts';
import { endStreamsOnClose, sendEvents } from './event-stream.ts';

/** A server whose one stream opens when it is let. */
async function startStreaming() {
  const server = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  endStreamsOnClose(server);
  closeConnectionsOnDrain(server);
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  server.get('/', async (_request, reply) => {
    arrived.resolve();
    await held.promise;
    return sendEvents(reply, { open: () => {} });
  });
  const address = await server.listen({ port: 0 });
  return { server, address, arrived: arrived.promise, open: held.resolve };
}

test('GEN-16 a stream that is open when the server closes is ended', async () => {
  const { server, address, open } = await startStreaming();
  open();
  const { body } = await fetch(address);
  const reader = body?.getReader();
  await reader?.read();
  await drain(server, async () => {});
  await expect(reader?.read()).resolves.toMatchObject({ done: true });
});

test('GEN-16 a stream that opens while the server closes ends at once: the process is not held', async () => {
  const { server, address, arrived, open } = await startStreaming();
  const answer = fetch(address).then((response) => response.text());
  await arrived;
  const closing = drain(server, async () => {});
  // Only after the open streams were ended does the server stop listening.
  while (server.server.listening) await new Promise(setImmediate);
  open();
  await closing;
  await expect(answer).resolves.toMatch(/^retry: \d+\n\n$/);
});
