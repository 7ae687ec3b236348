import type { ActiveSession } from '../../../platform/session/active-session.ts';

/**
 * Whether who calls may see what the shop pays. Whoever acts on the seller's behalf works for the marketplace, from which that
 * is kept secret.
 */
export const seesPurchasePrices = ({ impersonatedBy }: Pick<ActiveSession, 'impersonatedBy'>): boolean =>
  impersonatedBy === null;
