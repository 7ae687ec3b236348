import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StandInReply, StandInRequest } from './stand-in-reply.ts';

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  try {
    const read: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

export interface ServedStandIn {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a stand-in on the loopback address, at a port or any free one. */
export async function serveStandIn(
  answer: (request: StandInRequest) => StandInReply | Promise<StandInReply>,
  port = 0,
): Promise<ServedStandIn> {
  const server = createServer((request, response) => {
    const reply = async () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const { status, body } = await answer({ method, path, headers, body: await readBody(request) });
      const isPage = typeof body === 'string';
      response.writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' });
      response.end(isPage ? body : JSON.stringify(body));
    };
    void reply().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
