import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '@offizin/contract/api';
import type { Call } from '../portal/http-client.ts';
import type { KillablePortal } from './killable-portal.ts';

export type Patient = ReturnType<typeof patientClient>;

/** So long may a call find nobody who answers it, in milliseconds. */
const longest = 60_000;
const between = 100;

/** A seller's client that sends a call again, with the same key, until it is answered: 503 and broken connections are none. */
export function patientClient(portal: KillablePortal, headers: Readonly<Record<string, string>>) {
  return async (call: Omit<Call, 'headers'>, type = 'application/json'): Promise<string> => {
    const key = randomUUID();
    const sent: Call = {
      ...call,
      path: apiBase + call.path,
      headers: { ...headers, 'idempotency-key': key, ...(call.body !== undefined && { 'content-type': type }) },
    };
    const deadline = performance.now() + longest;
    let last = '';
    while (performance.now() < deadline) {
      try {
        const { status, text } = await portal.http.send(sent);
        if (status === 200) return text;
        if (status !== 503) throw new Refused(`${call.method} ${call.path}: ${status} ${text}`);
        last = text;
      } catch (error) {
        if (error instanceof Refused) throw error;
        last = String(error);
      }
      await wait(between);
    }
    throw new Refused(`${call.method} ${call.path}: no answer for ${longest / 1000} s, last ${last}`);
  };
}

/** An answer that repeating the call does not change. */
class Refused extends Error {}
