import { AsyncLocalStorage } from 'node:async_hooks';
import type { Visit } from '../http/visit.ts';

/** From where somebody acts: every row that the audit gets meanwhile names it. */
export type ActingOrigin = Pick<Visit, 'address' | 'agent'>;

const acting = new AsyncLocalStorage<ActingOrigin | null>();

/** Answers a call from there; null where a machine calls. */
export const actingFrom = <T>(origin: ActingOrigin | null, work: () => T): T => acting.run(origin, work);

export const currentOrigin = (): ActingOrigin | null => acting.getStore() ?? null;
