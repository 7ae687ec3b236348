import type { Area, Level } from '@offizin/domain/access/roles';
import type { ScreenId } from '@offizin/domain/access/screens';
import type { AuditKind } from '@offizin/domain/history/kinds';
import type { TokenScope } from '@offizin/domain/own-systems/token-scopes';
import { limits } from '@offizin/domain/limits';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Rated } from './rates.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const machineScopes = ['sellers', 'catalogue', 'orders', 'shipments', 'impersonation', 'events'] as const;
export type MachineScope = (typeof machineScopes)[number];

/**
 * Who may call: anyone, anyone signed in whose role has the area (`beforeSecondFactor`: also while the second factor that the shop
 * demands is missing), somebody who may open one of the screens that the operation serves, or a machine whose key has the scope.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'session'; readonly area?: Area; readonly beforeSecondFactor?: true }
  | { readonly kind: 'screens'; readonly anyOf: readonly ScreenId[] }
  | { readonly kind: 'machine'; readonly scope: MachineScope };

/**
 * `required`: refused without an Idempotency-Key; `accepted`: honours one; `secret`: honours one for some minutes, for the
 * reply holds a secret; `none`: a repeat does no harm.
 */
export type Idempotency = 'required' | 'accepted' | 'secret' | 'none';

/** Which fields of the request hold ids of a seller's own things; `[]` steps into each element of an array. */
export interface OwnedIds {
  readonly params?: readonly string[];
  readonly body?: readonly string[];
}

/** How a body or a reply travels when it is not JSON. */
export interface Streamed {
  readonly mediaType: string;
  readonly description: string;
}

/** A body of records, one per line, each of which the server reads by `record`. */
export interface RecordLines extends Streamed {
  readonly record: z.ZodType;
}

/** A body that is one whole file, in one of some media types. */
export interface FileBody {
  readonly mediaTypes: readonly string[];
  readonly description: string;
  readonly maxBytes: number;
}

export interface EndpointSpec {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  /**
   * What it changes and when it is refused, in one to three sentences, for those who write against the document. Of the operations that pages
   * call, too, it is in `shop-descriptions.ts`: no page loads what it does not show.
   */
  readonly description?: string;
  readonly access: Access;
  readonly idempotency?: Idempotency;
  readonly rate?: Rated;
  /** Leaves a row in the audit beside what an impersonating operator does. */
  readonly audited?: AuditKind;
  /** What it asks of the person's role, where that is less than its method says. */
  readonly level?: Level;
  /** The scope with which a seller's own systems may call it too, under `shopBase`; `any` token will do for what shows nothing. */
  readonly token?: TokenScope | 'any';
  /** Refused to an operator who impersonates. */
  readonly locked?: 'impersonation';
  /**
   * Refused unless the person proved a few minutes ago who it is, and to operators: they cannot. `when_it_gives`: only a call that
   * gives rights or sends data elsewhere, which its handler says.
   */
  readonly reauthenticated?: true | 'when_it_gives';
  /** The handler opens transactions of its own: what it counts stays although it refuses. */
  readonly transactions?: 'own';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The field of the body with a list whose items are refused one by one: a wrong one is reported, the others are taken. */
  readonly list?: string;
  readonly bodyStream?: RecordLines;
  readonly bodyFile?: FileBody;
  readonly response: z.ZodType;
  readonly file?: Streamed;
  /** The reply stays open and sends events; `response` is the data of each one. */
  readonly stream?: 'events';
  readonly errors: readonly ErrorCode[];
  readonly ownedIds?: OwnedIds;
}

/** How many bytes a body of the operation may have; a stream has no such limit, but its lines have one. */
export function bodyBytes({ access, bodyFile }: Pick<EndpointSpec, 'access' | 'bodyFile'>): number {
  return bodyFile?.maxBytes ?? (access.kind === 'machine' ? limits.bulkBody : limits.requestBody);
}

/** The header in which a page says which shop it shows. */
export const shopHeader = 'x-shop';

/** What an operation asks of the person's role: to look, where it only reads or makes a file of what one may read. */
export function levelOf({ method, audited, level }: Pick<EndpointSpec, 'method' | 'audited' | 'level'>): Level {
  if (level !== undefined) return level;
  return method === 'GET' || audited === 'export.requested' ? 'read' : 'write';
}

/** Declares one operation of the wire; server, client, OpenAPI and the tenancy tests all read this value. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}
