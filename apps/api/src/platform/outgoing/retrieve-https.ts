import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type ResolvedHost, resolveHost } from './public-address.ts';
import { failed, type Retrieval, type Retrieved } from './retrieval.ts';

function headerOf(reply: IncomingMessage, name: 'etag' | 'last-modified'): string | null {
  const value = reply.headers[name];
  return value === undefined || value.length > 500 ? null : value;
}

/** Reads the body as far as it may go; null when there is more. */
async function readBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function readReply(reply: IncomingMessage, maxBytes: number): Promise<Retrieved> {
  const status = reply.statusCode ?? 0;
  if (status === 304) return { kind: 'unchanged' };
  if (status === 401 || status === 403) return failed('sign_in_refused');
  if (status === 404 || status === 410) return failed('not_found');
  // Redirects are not followed: they could lead into a private network.
  if (status !== 200) return failed('unexpected_reply');
  const content = await readBody(reply, maxBytes);
  if (content === null) return failed('file_too_large');
  return {
    kind: 'file',
    content,
    etag: headerOf(reply, 'etag'),
    lastModified: headerOf(reply, 'last-modified'),
    hostKey: null,
  };
}

function ask(retrieval: Retrieval, host: ResolvedHost, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, username, password, etag, lastModified } = retrieval;
  const { request } = url.protocol === 'http:' ? http : https;
  const sent = request(url, {
    signal,
    agent: false,
    // The address that was looked at is the one that is connected to.
    lookup: (_name, options, callback) => {
      if (options.all) callback(null, [host]);
      else callback(null, host.address, host.family);
    },
    headers: {
      'user-agent': 'offizin',
      accept: '*/*',
      ...(username !== null && {
        authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`,
      }),
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
  });
  return new Promise((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
  });
}

/** Retrieves a file over https, unless the server answers that it has not changed; http only from an allowed host. */
export async function retrieveHttps(retrieval: Retrieval): Promise<Retrieved> {
  const { url, allowed, milliseconds, maxBytes } = retrieval;
  const port = Number(url.port) || (url.protocol === 'http:' ? 80 : 443);
  if (url.protocol === 'http:' && !allowed.includes(`${url.hostname}:${port}`)) return failed('address_refused');
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const host = await resolveHost(url, port, allowed);
    if (host === null) return failed('address_refused');
    const reply = await ask(retrieval, host, signal);
    try {
      return await readReply(reply, maxBytes);
    } finally {
      reply.destroy();
    }
  } catch {
    return failed(signal.aborted ? 'took_too_long' : 'unreachable');
  }
}
