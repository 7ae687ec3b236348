import { prefetch } from '../../platform/prefetch.ts';
import { profileQuery } from './profile-queries.ts';

/** Reads what the screen shows first. */
export function loadProfile(): void {
  prefetch(profileQuery);
}
