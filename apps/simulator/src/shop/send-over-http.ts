import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly cookies: readonly string[];
  /** How many seconds the portal asks to wait; NaN where it asks for nothing. */
  readonly retryAfter: number;
}

export interface Target {
  readonly url: URL;
  /** The brand's host, without a port. */
  readonly host: string;
  readonly signal: AbortSignal;
}

export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

/** The portal answers by host, and names under localhost need not be known to the machine: the host goes in the header. */
export function hostHeader({ url, host }: Pick<Target, 'url' | 'host'>): string {
  return url.port === '' ? host : `${host}:${url.port}`;
}

/** Sends a call to the portal on this machine under a brand's host. */
export function sendOverHttp(target: Target, { method, headers, body }: Sent): Promise<Answer> {
  const { url, signal } = target;
  const all = {
    host: hostHeader(target),
    ...headers,
    ...(body === undefined ? {} : { 'content-length': body.length }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: all, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const cookies = response.headers['set-cookie'] ?? [];
        const retryAfter = Number(response.headers['retry-after'] ?? Number.NaN);
        resolve({ status: response.statusCode ?? 0, json: text === '' ? null : JSON.parse(text), cookies, retryAfter });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
