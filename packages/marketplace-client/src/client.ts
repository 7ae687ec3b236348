import createClient, { type Client, type ClientPathsWithMethod, type MethodResponse } from 'openapi-fetch';
import type { paths } from './api.gen.ts';
import { written } from './bodies.ts';
import { patientFetch } from './patient-fetch.ts';

/** The address that the document gives under `servers`. */
export const marketplaceUrl = '/api/marketplace/v1';

/** Every operation of the document, by method and path. */
export type MarketplaceClient = Client<paths>;

type CallMethod = 'get' | 'put' | 'post' | 'delete';

/** What an operation answers once it is done. */
export type ReplyTo<
  Method extends CallMethod,
  Path extends ClientPathsWithMethod<MarketplaceClient, Method>,
> = MethodResponse<MarketplaceClient, Method, Path>;

export interface ClientOptions {
  /** Where the portal is, with no path. */
  readonly baseUrl: string;
  readonly key: string;
  readonly signal: AbortSignal;
  /** First wait before a call is tried again, in milliseconds; doubles up to 30 s. */
  readonly firstWait?: number;
}

/** Speaks the marketplace API for one brand; what passes is waited for, under the same idempotency key. */
export function openClient({ baseUrl, key, signal, firstWait = 500 }: ClientOptions): MarketplaceClient {
  return createClient<paths>({
    baseUrl: baseUrl + marketplaceUrl,
    headers: { accept: 'application/json', authorization: `Bearer ${key}` },
    // Lists in an address are parted by commas: `explode: false` of the document.
    querySerializer: { array: { style: 'form', explode: false } },
    bodySerializer: written,
    fetch: patientFetch({ signal, firstWait }),
  });
}
