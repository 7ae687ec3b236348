import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { runningPortal } from './running-portal.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** The Host header; the marketplace API asks for none. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string and a file are sent as they are. */
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function sendOnce({ method, path, host, headers = {}, body }: Call): Promise<Reply> {
  const { port } = runningPortal();
  const isAsItIs = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const text = isAsItIs ? body : JSON.stringify(body);
  const sent = {
    ...(host && { host: `${host}:${port}` }),
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: sent, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

const mostRefusals = 5;

/**
 * A call past any browser; Node's own `fetch` resolves no `*.localhost`. Like any caller of the portal it comes again
 * when the portal is too busy: the browsers beside it leave little of a small machine.
 */
export async function send(call: Call): Promise<Reply> {
  const key = call.method !== 'GET' && { 'idempotency-key': randomBytes(12).toString('hex') };
  const headers = { ...key, ...call.headers };
  for (let refusals = 0; ; refusals += 1) {
    const reply = await sendOnce({ ...call, headers });
    const seconds = reply.headers['retry-after'];
    if (reply.status !== 503 || seconds === undefined || refusals === mostRefusals) return reply;
    await wait(Number(seconds) * 1000);
  }
}
