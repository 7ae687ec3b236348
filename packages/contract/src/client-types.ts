import type { z } from 'zod';
import type { BrowserEndpoint } from './api.ts';
import type { EndpointSpec } from './endpoint.ts';
import type { commonErrors } from './errors.ts';

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

type Part<E extends EndpointSpec, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? Record<K, Input<S>> : unknown) : unknown;

type KeyOf<E> = E extends EndpointSpec ? `${E['method']} ${E['path']}` : never;

/** `'METHOD /path'` of every operation that the browser calls. */
export type CallKey = KeyOf<BrowserEndpoint>;

type EndpointOf<K extends CallKey> = BrowserEndpoint extends infer E
  ? E extends EndpointSpec
    ? KeyOf<E> extends K
      ? E
      : never
    : never
  : never;

/** For one operation at a time: all combinations of all operations' parts would be too many to write down. */
export type RequestOf<E> = E extends EndpointSpec ? Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> : never;

/** Params, query and body of a call, as far as it has them. */
export type CallRequest<K extends CallKey> = RequestOf<EndpointOf<K>>;

export type ReplyOf<E extends EndpointSpec> = E['response']['_zod']['output'];

export type CallReply<K extends CallKey> = ReplyOf<EndpointOf<K>>;

export type CallError<K extends CallKey> = EndpointOf<K>['errors'][number] | (typeof commonErrors)[number];
