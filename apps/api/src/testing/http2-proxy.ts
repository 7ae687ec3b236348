import { request } from 'node:http';
import { createServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Headers that belong to one connection: HTTP/2 has none of them. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
]);

const plainHeaders = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)));

/** Passes one call on over HTTP/1.1 and its answer back, each as it comes. */
function passOn(port: number, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = {
    ...plainHeaders(incoming.headers),
    host: incoming.authority,
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'https',
  };
  const { method, url } = incoming;
  const behind = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers));
    outgoing.stream.once('close', () => answer.destroy());
    pipeline(answer, outgoing, () => {});
  });
  // The portal may answer and close before it has read all of a body.
  behind.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502).end();
  });
  pipeline(incoming, behind, () => {});
}

export interface Http2Proxy {
  readonly port: number;
  close(): Promise<void>;
}

/** A balancer that ends HTTP/2 in front of a portal that speaks HTTP/1.1, as nginx or HAProxy would; without TLS, which changes nothing behind it. */
export async function openHttp2Proxy(portalPort: number): Promise<Http2Proxy> {
  const server = createServer();
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (incoming, outgoing) => passOn(portalPort, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
