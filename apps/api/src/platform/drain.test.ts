import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { portalForFile } from '../testing/portal.ts';
import { routes } from '../routes.ts';
import { drain } from './drain.ts';
import { buildServer } from './server.ts';

const probeEvery = 50;
const restarts = 4;
const requests = 2000;

const portal = await portalForFile();

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

function get(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent, headers: { host: 'de.localhost' } }, (response) => {
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
      response.resume();
    });
    call.on('error', reject);
    call.end();
  });
}

/** One process of the portal as a balancer sees it: used for new requests while its last probe found it ready. */
class Upstream {
  server: FastifyInstance | null = null;
  isReady = false;
  /** How many requests are sent and not answered. */
  open = 0;
  readonly agent = new Agent({ keepAlive: true });

  get port(): number {
    return (this.server?.server.address() as AddressInfo | null)?.port ?? 0;
  }

  async start(): Promise<void> {
    this.server = await buildServer(portal.app, routes);
    await this.server.listen({ port: 0 });
  }

  async restart(): Promise<void> {
    if (this.server !== null) await drain(this.server, () => this.turnedAway());
    await this.start();
  }

  /** As long as the balancer takes: its probe may be late on a busy machine. */
  async turnedAway(): Promise<void> {
    while (this.isReady || this.open > 0) await new Promise((resolve) => setTimeout(resolve, probeEvery));
  }

  async get(path: string): Promise<Answer> {
    this.open += 1;
    return get(this.port, path, this.agent).finally(() => {
      this.open -= 1;
    });
  }

  async probe(): Promise<void> {
    const probing = new Agent();
    this.isReady = await get(this.port, '/health/ready', probing).then(
      ({ status }) => status === 200,
      () => false,
    );
  }
}

test('OPS-03 processes restart one after the other under load: none of 2,000 requests fails', async () => {
  const upstreams = [new Upstream(), new Upstream()];
  for (const upstream of upstreams) {
    await upstream.start();
    await upstream.probe();
  }
  const failures: string[] = [];
  const answered = { count: 0 };
  const loading = new AbortController();
  let turn = 0;
  // One after the other: an older answer must not arrive after a newer one.
  const probing = async (upstream: Upstream) => {
    while (!loading.signal.aborted) {
      await upstream.probe();
      await new Promise((resolve) => setTimeout(resolve, probeEvery));
    }
  };
  const load = async () => {
    while (!loading.signal.aborted) {
      const ready = upstreams.filter(({ isReady }) => isReady);
      const upstream = ready[turn++ % ready.length];
      if (upstream === undefined) failures.push('none is ready');
      else {
        const { status } = await upstream
          .get('/api/auth/csrf-token')
          .catch((error: Error) => ({ status: error.message }));
        if (status === 200) answered.count += 1;
        else failures.push(String(status));
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const clients = [...Array.from({ length: 12 }, load), ...upstreams.map(probing)];
  for (let round = 0; round < restarts || answered.count < requests; round++) {
    await upstreams[round % 2]?.restart();
    await expect.poll(() => upstreams.every(({ isReady }) => isReady)).toBe(true);
  }
  loading.abort();
  await Promise.all(clients);
  for (const { server, agent } of upstreams) {
    agent.destroy();
    await server?.close();
  }
  expect(failures).toEqual([]);
  expect(answered.count).toBeGreaterThanOrEqual(requests);
});

test('OPS-03 while a process drains it is not ready, answers, and asks for other connections', async () => {
  const server = await buildServer(portal.app, routes);
  await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  expect((await get(port, '/health/ready', agent)).status).toBe(200);
  const turnedAway = Promise.withResolvers<void>();
  const drained = drain(server, () => turnedAway.promise);
  expect(await get(port, '/health/ready', agent)).toEqual({ status: 503, connection: 'close' });
  expect(await get(port, '/api/auth/csrf-token', agent)).toEqual({ status: 200, connection: 'close' });
  turnedAway.resolve();
  await drained;
  await expect(get(port, '/health/ready', agent)).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
