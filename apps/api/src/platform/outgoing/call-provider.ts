import { limits } from '@offizin/domain/limits';
import { readText } from './ask-service.ts';

export interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Of the operator's configuration, never of a seller. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a provider answered that is no success: its status, and the code of its documented error. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`the provider answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Calls a provider that the operator configured; throws when it is away, too slow or refuses. No redirect is followed. */
export async function callProvider({ method, url, headers, body }: ProviderCall): Promise<string> {
  const response = await fetch(url, {
    method,
    redirect: 'error',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && body !== '' && { body }),
    signal: AbortSignal.timeout(limits.payoutProviderSeconds * 1000),
  });
  const text = await readText(response);
  if (!response.ok) throw new ProviderRefusal(response.status, text);
  return text;
}
