import https from 'node:https';
import { type ResolvedHost, resolveHost } from './public-address.ts';

interface Question {
  readonly url: URL;
  readonly milliseconds: number;
  /** Hosts with ports that may be private. */
  readonly allowed: readonly string[];
}

function statusOf(url: URL, host: ResolvedHost, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = https.request(url, {
      signal,
      agent: false,
      // The address that was looked at is the one that is connected to.
      lookup: (_name, options, callback) => {
        if (options.all) callback(null, [host]);
        else callback(null, host.address, host.family);
      },
      headers: { 'user-agent': 'offizin', accept: 'text/html,*/*' },
    });
    sent.on('response', (reply) => {
      resolve(reply.statusCode ?? 0);
      reply.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Whether a page answers: with itself, or by leading elsewhere, which is not followed. Nothing of it is read. */
export async function doesAnswer({ url, milliseconds, allowed }: Question): Promise<boolean> {
  try {
    const host = await resolveHost(url, Number(url.port) || 443, allowed);
    if (host === null || url.protocol !== 'https:') return false;
    const status = await statusOf(url, host, AbortSignal.timeout(milliseconds));
    return status >= 200 && status < 400;
  } catch {
    return false;
  }
}
