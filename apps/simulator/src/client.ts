import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AddressParts, fillAddress } from '@offizin/contract/addresses/address';
import type { ReplyOf, RequestOf } from '@offizin/contract/client-types';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { Problem } from '@offizin/contract/errors';
import { marketplaceBase } from '@offizin/contract/marketplace-api';

/** A refusal that trying again will not change; `code` is the API's own. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly code: string;
  /** What is there in place of what was asked, where the portal says it. */
  readonly current: unknown;
  constructor(path: string, status: number, problem: Partial<Problem>) {
    super(`${path} was refused: ${status} ${problem.message ?? ''} ${JSON.stringify(problem.errors ?? [])}`);
    this.status = status;
    this.code = problem.message ?? '';
    this.current = problem.current;
  }
}

export interface ClientOptions {
  readonly baseUrl: string;
  readonly key: string;
  readonly signal: AbortSignal;
  /** First wait before a call is tried again, in milliseconds; doubles up to 30 s. */
  readonly firstWait?: number;
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

const maxWait = 30_000;
const callTimeout = 60_000;

/** Overload, an unfinished twin of the call, and the server's own faults pass; everything else is an answer. */
function isPassing(status: number, problem: Partial<Problem>): boolean {
  return status === 429 || status >= 500 || problem.message === 'idempotency.in_progress';
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

interface CallParts extends AddressParts {
  readonly body?: unknown;
}

function parseReply<S extends EndpointSpec['response']>(schema: S, reply: unknown): S['_zod']['output'] {
  return schema.parse(reply);
}

/** Speaks the marketplace API for one brand: retries what passes with growing waits, under the same idempotency key. */
export class MarketplaceClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Calls an operation of `marketplaceApi`; throws a RefusedCall, or an AbortError when stopped. */
  async call<E extends EndpointSpec>(endpoint: E, input: RequestOf<E> & CallParts): Promise<ReplyOf<E>> {
    const parts: CallParts = input;
    const reply = await this.#send({
      method: endpoint.method,
      url: `${this.#options.baseUrl}${marketplaceBase}${fillAddress(endpoint.path, parts)}`,
      headers: {
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(endpoint.idempotency === 'required' ? { 'idempotency-key': randomUUID() } : {}),
      },
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
    });
    return parseReply<E['response']>(endpoint.response, reply);
  }

  /** Sends records as JSON lines to an operation that takes a stream. */
  async callWithLines<E extends EndpointSpec>(endpoint: E, records: readonly unknown[]): Promise<ReplyOf<E>> {
    const reply = await this.#send({
      method: endpoint.method,
      url: `${this.#options.baseUrl}${marketplaceBase}${endpoint.path}`,
      headers: { 'content-type': 'application/x-ndjson' },
      body: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
    });
    return parseReply<E['response']>(endpoint.response, reply);
  }

  /** Sends a file to an operation that takes one. */
  async callWithFile<E extends EndpointSpec>(
    endpoint: E,
    {
      file,
      mediaType,
      ...parts
    }: AddressParts & { readonly file: Uint8Array<ArrayBuffer>; readonly mediaType: string },
  ): Promise<ReplyOf<E>> {
    const reply = await this.#send({
      method: endpoint.method,
      url: `${this.#options.baseUrl}${marketplaceBase}${fillAddress(endpoint.path, parts)}`,
      headers: { 'content-type': mediaType, 'idempotency-key': randomUUID() },
      body: file,
    });
    return parseReply<E['response']>(endpoint.response, reply);
  }

  async #send(request: Request): Promise<unknown> {
    const { signal, firstWait = 500 } = this.#options;
    for (let wait = firstWait; ; wait = Math.min(wait * 2, maxWait)) {
      signal.throwIfAborted();
      const answer = await this.#try(request);
      if (answer.passed) return answer.reply;
      const pause = answer.retryAfter ?? wait * (0.5 + Math.random());
      await sleep(pause, undefined, { signal });
    }
  }

  async #try(
    request: Request,
  ): Promise<{ passed: true; reply: unknown } | { passed: false; retryAfter: number | null }> {
    const { signal, key } = this.#options;
    let response: Response;
    try {
      response = await fetch(request.url, {
        method: request.method,
        headers: { accept: 'application/json', authorization: `Bearer ${key}`, ...request.headers },
        body: request.body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeout)]),
      });
    } catch {
      signal.throwIfAborted();
      return { passed: false, retryAfter: null };
    }
    const reply = await readJson(response);
    if (response.ok) return { passed: true, reply };
    const problem: Partial<Problem> = typeof reply === 'object' && reply !== null ? reply : {};
    if (!isPassing(response.status, problem)) throw new RefusedCall(request.url, response.status, problem);
    const seconds = Number(response.headers.get('retry-after'));
    return { passed: false, retryAfter: seconds > 0 ? seconds * 1000 : null };
  }
}
