import { prefetch } from '../../platform/prefetch.ts';
import { tokensQuery, webhooksQuery } from './systems-queries.ts';

/** Reads what the screen shows first. */
export function loadSystems(): void {
  prefetch(tokensQuery);
  prefetch(webhooksQuery(false));
}
