import { prefetch } from '../../platform/prefetch.ts';
import { companyQuery } from './company-queries.ts';

/** Reads what the screen shows first. */
export function loadCompany(): void {
  prefetch(companyQuery);
}
