import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** A key and a certificate that nobody else trusts. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'offizin-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=de.localhost', '-addext', 'subjectAltName=DNS:de.localhost'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...made, ...subject, '-keyout', key, '-out', cert]);
  try {
    if (status !== 0) throw new Error(`openssl made no certificate: ${String(stderr)}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
  readonly cert: Buffer;
  close(): Promise<void>;
}

/** A balancer that ends TLS and HTTP/2 in front of a portal that speaks HTTP/1.1, as nginx or HAProxy would. */
export async function openHttp2Proxy(portalPort: number): Promise<Http2Proxy> {
  const { key, cert } = ownCertificate();
  const server: Http2SecureServer = createSecureServer({ key, cert, allowHTTP1: false });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (incoming, outgoing) => passOn(portalPort, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cert,
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
