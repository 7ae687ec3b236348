import { Agent, request } from 'node:http';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, unless the headers name another type. */
  readonly body?: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A client of one local portal over kept-alive connections. */
export interface HttpClient {
  /** Sends a call and reads its reply to the end; rejects when the connection breaks or 20 s pass. */
  send(call: Call): Promise<Reply>;
  close(): void;
}

const timeoutMs = 20_000;

/** Opens a client with a limited number of connections to a port of this machine; `host` is the brand's own host name. */
export function openHttpClient(target: { port: number; host: string }, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const common = { agent, host: '127.0.0.1', port: target.port };
  const host = `${target.host}:${target.port}`;
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const sizes =
          body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
        const outgoing = request({ ...common, method, path, headers: { host, ...sizes, ...headers } }, (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('latin1') }),
          );
        });
        outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error('no reply in time')));
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}
