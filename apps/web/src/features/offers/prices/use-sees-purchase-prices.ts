import { useSignedIn } from '../../../platform/session.ts';

/** Whether purchase prices are shown: who acts on the seller's behalf works for the marketplace, from which they are kept secret. */
export const useSeesPurchasePrices = (): boolean => useSignedIn().session.impersonatedBy === null;
