import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { commonErrors } from '@offizin/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { MarketplaceDb, SellerDb } from '../db/db-scopes.ts';
import type { Fail } from '../fail.ts';
import type { StreamReply } from './event-stream.ts';
import type { ActiveSession } from '../session/active-session.ts';
import type { MachineCaller } from './machine-key.ts';
import type { Visit } from './visit.ts';

type Output<E, K extends string> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined;

interface Common<E extends EndpointSpec> {
  readonly app: App;
  readonly now: Date;
  readonly params: Output<E, 'params'>;
  readonly query: Output<E, 'query'>;
  readonly body: E extends { bodyFile: object } ? Buffer : Output<E, 'body'>;
  /** Refuses with one of the codes that the endpoint declares. */
  readonly fail: Fail<E['errors'][number] | (typeof commonErrors)[number]>;
}

export interface PublicInput<E extends EndpointSpec> extends Common<E> {
  readonly visit: Visit;
  readonly request: FastifyRequest;
}

export interface SellerInput<E extends EndpointSpec> extends Common<E> {
  readonly visit: Visit;
  readonly session: ActiveSession;
  /** The call's own transaction, in the seller's scope. */
  readonly db: SellerDb;
}

export interface MachineInput<E extends EndpointSpec> extends Common<E> {
  readonly caller: MachineCaller;
  readonly request: FastifyRequest;
  /** The call's own transaction, in the scope of the key's brand. */
  readonly db: MarketplaceDb;
}

/** What the handler of an endpoint gets: which it is follows from the endpoint's access. */
export type InputOf<E extends EndpointSpec> = E['access']['kind'] extends 'public'
  ? PublicInput<E>
  : E['access']['kind'] extends 'machine'
    ? MachineInput<E>
    : SellerInput<E>;

/** A reply that is a file: always an attachment, never cached. */
export interface FileReply {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

type ReplyOf<E extends EndpointSpec> = E extends { file: object }
  ? FileReply
  : E extends { stream: 'events' }
    ? StreamReply
    : z.input<E['response']>;

export interface Route {
  readonly endpoint: EndpointSpec;
  readonly handle: (input: unknown) => Promise<unknown>;
}

/** Binds a handler to its endpoint; handlers are plain functions that tests and jobs can call too. */
export function route<const E extends EndpointSpec>(
  endpoint: E,
  handler: (input: InputOf<E>) => Promise<ReplyOf<E>>,
): Route {
  // The dispatcher builds the input from this same endpoint; TypeScript cannot follow that through a list.
  return { endpoint, handle: (input) => handler(input as InputOf<E>) };
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
