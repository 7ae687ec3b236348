import { one } from '@offizin/domain/lists/filters';
import { type DeliveryState, deliveryStates } from '@offizin/domain/own-systems/webhook-attempts';
import { readFilters } from '../../platform/list-filters.ts';
import { ofTest, readIsTest } from './use-is-test.ts';

export interface SystemsSearch {
  /** The endpoints of the sandbox; the shop's own without it. */
  readonly of?: 'test';
  /** The endpoint whose deliveries are shown; the first one without it. */
  readonly webhook?: string;
  readonly state?: DeliveryState;
}

const filters = { state: one(deliveryStates) };

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readSystemsSearch(raw: Record<string, unknown>): SystemsSearch {
  const { webhook } = raw;
  return {
    ...(typeof webhook === 'string' && /^[0-9a-f-]{36}$/.test(webhook) && { webhook }),
    ...(readIsTest(raw) && ofTest),
    ...readFilters(raw, filters),
  };
}
