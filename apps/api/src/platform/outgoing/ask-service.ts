import type { z } from 'zod';

export interface ServiceCall<T> {
  /** Of the operator's configuration, never of a seller. */
  readonly url: string;
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly body: string;
  readonly reply: z.ZodType<T>;
  readonly milliseconds: number;
}

const mostBytes = 64 * 1024;

/** The text of an answer, unless it is too large. */
export async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('the reply is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export interface ServiceQuestion<T> extends Pick<ServiceCall<T>, 'url' | 'reply' | 'milliseconds'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads from a service that the operator configured, as `askService` does. */
export async function readService<T>({ url, headers, reply, milliseconds }: ServiceQuestion<T>): Promise<T> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(milliseconds),
  });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  return reply.parse(JSON.parse(await readText(response)));
}

/** Asks a service that the operator configured; throws when it is away, too slow, or answers something else. No redirect is followed. */
export async function askService<T>({ url, contentType, body, reply, milliseconds }: ServiceCall<T>): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': contentType, accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(milliseconds),
  });
  return reply.parse(JSON.parse(await readText(response)));
}
