import { rulesQuery } from '../../parts/price-rules/rules-query.ts';
import { prefetch } from '../../platform/prefetch.ts';

/** Reads what every address of the screen shows first. */
export function loadPriceRules(): void {
  prefetch(rulesQuery);
}
