import { one } from '@offizin/domain/lists/filters';
import { readFilters } from '../../../platform/list-filters.ts';

/** The states by which the deliveries of the dock are filtered. */
export const dockStates = ['waiting', 'given_up'] as const;
export type DockState = (typeof dockStates)[number];

export interface ReferenceSearch {
  /** The delivery that is looked at; the newest one without it. */
  readonly delivery?: string;
  readonly state?: DockState;
  /** The endpoint whose deliveries are shown; all without it. */
  readonly webhook?: string;
}

const filters = { state: one(dockStates) };
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readReferenceSearch(raw: Record<string, unknown>): ReferenceSearch {
  const { delivery, webhook } = raw;
  return {
    ...(isId(delivery) && { delivery }),
    ...(isId(webhook) && { webhook }),
    ...readFilters(raw, filters),
  };
}
