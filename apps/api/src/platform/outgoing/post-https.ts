import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { AttemptProblem } from '@offizin/domain/own-systems/webhook-attempts';
import { type ResolvedHost, resolveHost } from './public-address.ts';

export interface Posting {
  readonly url: URL;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly milliseconds: number;
  /** Bytes of the answer that are kept; the rest is not read. */
  readonly answerBytes: number;
  /** Hosts with ports that may be private. */
  readonly allowed: readonly string[];
}

export interface Posted {
  readonly status: number | null;
  readonly problem: AttemptProblem | null;
  /** The beginning of the answer. */
  readonly answer: string;
}

const failed = (problem: AttemptProblem): Posted => ({ status: null, problem, answer: '' });

/** The beginning of an answer; what follows is left where it is. */
async function readBeginning(reply: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= most) break;
  }
  // The database holds no U+0000.
  return Buffer.concat(chunks).subarray(0, most).toString('utf8').replaceAll('\u0000', '\uFFFD');
}

function send({ url, body, headers }: Posting, host: ResolvedHost, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = url.protocol === 'http:' ? http : https;
  const sent = request(url, {
    method: 'POST',
    signal,
    agent: false,
    // The address that was looked at is the one that is connected to.
    lookup: (_name, options, callback) => {
      if (options.all) callback(null, [host]);
      else callback(null, host.address, host.family);
    },
    headers: {
      'user-agent': 'offizin',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
  });
  return new Promise((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Rejects once the time is up: a name that nobody answers for would be waited for much longer. */
function outOfTime(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('out of time')), { once: true });
  });
}

/** Posts to an address over https; http only to an allowed host. Redirects are answers like any other: only 2xx counts. */
export async function postHttps(posting: Posting): Promise<Posted> {
  const { url, allowed, milliseconds, answerBytes } = posting;
  const port = Number(url.port) || (url.protocol === 'http:' ? 80 : 443);
  if (url.protocol !== 'https:' && !allowed.includes(`${url.hostname}:${port}`)) return failed('address_refused');
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const host = await Promise.race([resolveHost(url, port, allowed), outOfTime(signal)]);
    if (host === null) return failed('address_refused');
    const reply = await send(posting, host, signal);
    try {
      const status = reply.statusCode ?? 0;
      const answer = await readBeginning(reply, answerBytes);
      return { status, problem: status >= 200 && status < 300 ? null : 'unexpected_reply', answer };
    } finally {
      reply.destroy();
    }
  } catch {
    return failed(signal.aborted ? 'took_too_long' : 'unreachable');
  }
}
