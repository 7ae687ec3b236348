import { createHash } from 'node:crypto';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { App } from '../app.ts';
import { fail } from '../fail.ts';
import { seal, type SealKeys, unseal } from '../seal.ts';
import type { CallMemory, KeptReply, KeyedCall } from './idempotency-queries.ts';
import type { RawRequest } from './parse-request.ts';

const keyPattern = /^[\x21-\x7e]{8,100}$/;

function hashOf({ params, query, body }: RawRequest): Buffer {
  const hash = createHash('sha256');
  if (Buffer.isBuffer(body))
    return hash
      .update(JSON.stringify([params, query]))
      .update(body)
      .digest();
  return hash.update(JSON.stringify([params, query, body])).digest();
}

/** The request as a keyed call, or null when it carries no key and needs none. */
export function keyedCall(endpoint: EndpointSpec, header: unknown, request: RawRequest): KeyedCall | null {
  const wanted = endpoint.idempotency ?? 'none';
  if (wanted === 'none') return null;
  if (header === undefined && wanted !== 'required') return null;
  if (typeof header !== 'string' || !keyPattern.test(header)) {
    fail('idempotency.key_required', { errors: [{ path: 'headers.idempotency-key', code: 'field.invalid' }] });
  }
  return {
    operation: `${endpoint.method} ${endpoint.path}`,
    key: header,
    bodyHash: hashOf(request),
    isSecret: wanted === 'secret',
  };
}

/** What a sealed reply is bound to: one of another call does not open it. */
const aboutOf = ({ operation, key }: KeyedCall) => `reply ${operation} ${key}`;

function writeReply(keys: SealKeys, call: KeyedCall, value: unknown): KeptReply {
  if (!call.isSecret) return { value };
  return { sealed: seal(keys, JSON.stringify(value), aboutOf(call)).toString('base64') };
}

function readReply(keys: SealKeys, call: KeyedCall, reply: KeptReply): unknown {
  if ('value' in reply) return reply.value;
  return JSON.parse(unseal(keys, Buffer.from(reply.sealed, 'base64'), aboutOf(call)));
}

interface OneCall {
  readonly memory: CallMemory;
  readonly call: KeyedCall | null;
  /** Hears that the reply is one that was given before. */
  readonly onRepeat: () => void;
}

/**
 * Acts once per key: a repeat gets the first reply, another body under the same key is refused. The reply is
 * kept in the transaction of the act, so a refusal or a crash leaves the key free; an act of several transactions gives it back
 * itself. One that holds a secret is kept sealed.
 */
export async function onlyOnce<T>(
  { sealKeys: keys }: Pick<App, 'sealKeys'>,
  { memory, call, onRepeat }: OneCall,
  act: () => Promise<T>,
): Promise<T> {
  if (call === null) return act();
  if (!(await memory.claim(call))) {
    const before = await memory.recall(call);
    if (before === undefined) fail('idempotency.in_progress');
    if (!before.bodyHash.equals(call.bodyHash)) fail('idempotency.key_reused');
    if (before.reply === null) fail('idempotency.in_progress');
    onRepeat();
    return readReply(keys, call, before.reply) as T;
  }
  let reply: T;
  try {
    reply = await act();
  } catch (error) {
    await memory.release?.(call);
    throw error;
  }
  await memory.keep(call, writeReply(keys, call, reply));
  return reply;
}
