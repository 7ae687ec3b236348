import type { Readable } from 'node:stream';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { commonErrors } from '@offizin/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { MarketplaceDb, SellerDb } from '../db/scopes/scopes.ts';
import type { Fail } from '../fail.ts';
import type { StreamReply } from './event-stream.ts';
import type { ActiveSession } from '../session/active-session.ts';
import type { MachineCaller } from './machine-key.ts';
import type { FreshProof } from './fresh-proof.ts';
import type { NotedChanges } from './noted-changes.ts';
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

/** Of a seller's call that opens its own transactions. */
export interface SessionInput<E extends EndpointSpec> extends Common<E> {
  readonly visit: Visit;
  readonly session: ActiveSession;
}

export interface SellerInput<E extends EndpointSpec> extends SessionInput<E> {
  /** The call's own transaction, in the seller's scope. */
  readonly db: SellerDb;
  /** Seconds until the call's rate allows it again; null while it does. */
  readonly wait: number | null;
  /** Says what changes, from what to what, for the row that the call leaves in the history (PRO-12). */
  readonly noted: NotedChanges;
  /** Asks for a fresh proof where the call gives something (AUT-17). */
  readonly proof: FreshProof;
}

interface FromMachine<E extends EndpointSpec> extends Common<E> {
  readonly caller: MachineCaller;
  readonly request: FastifyRequest;
}

export interface MachineInput<E extends EndpointSpec> extends FromMachine<E> {
  /** The call's own transaction, in the scope of the key's brand. */
  readonly db: MarketplaceDb;
}

export interface StreamInput<E extends EndpointSpec> extends FromMachine<E> {
  /** A transaction of its own in the scope of the key's brand, for a portion of what comes in. */
  readonly inTransaction: <T>(work: (db: MarketplaceDb) => Promise<T>) => Promise<T>;
}

/** What the handler of an endpoint gets: which it is follows from the endpoint's access. */
export type InputOf<E extends EndpointSpec> = E['access']['kind'] extends 'public'
  ? PublicInput<E>
  : E['access']['kind'] extends 'machine'
    ? E extends { bodyStream: object } | { transactions: 'own' }
      ? StreamInput<E>
      : MachineInput<E>
    : E extends { transactions: 'own' }
      ? SessionInput<E>
      : SellerInput<E>;

/** A reply that is a file: always an attachment, never cached. */
export interface FileReply {
  readonly fileName: string;
  readonly mediaType: string;
  /** A stream where it is too large to be held. */
  readonly content: Buffer | Readable;
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

/** A handler for each operation of a group: one that is missing or too many does not compile. */
type Handlers<G extends object> = {
  readonly [K in keyof G]: G[K] extends EndpointSpec ? (input: InputOf<G[K]>) => Promise<ReplyOf<G[K]>> : never;
};

/** Binds handlers to the endpoints of their names; they are plain functions that tests and jobs can call too. */
export function routesOf<const G extends Readonly<Record<string, EndpointSpec>>>(
  endpoints: G,
  handlers: Handlers<G>,
): readonly Route[] {
  const byName: Readonly<Record<string, Handlers<G>[keyof G]>> = handlers;
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    // The dispatcher builds the input from this same endpoint; TypeScript cannot follow that through a list.
    handle: (input) => byName[name]?.(input as InputOf<G[keyof G]>) ?? Promise.reject(new TypeError(name)),
  }));
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
