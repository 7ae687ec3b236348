import type { ExportQuestion } from '@offizin/contract/exports/seller';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';

/**
 * The question as who asks it may: without the purchase prices for who acts on the seller's behalf. The archive of all data
 * has them, too; null.
 */
export function askedBy(session: ActiveSession, question: ExportQuestion): ExportQuestion | null {
  if (seesPurchasePrices(session)) return question;
  if (question.kind === 'seller_data') return null;
  return question.kind === 'offers' ? { ...question, withoutPurchasePrices: true } : question;
}

/** Whether who asks may have a file that somebody asked for: nothing in it is kept secret from them. */
export function maySave(session: ActiveSession, question: ExportQuestion): boolean {
  if (seesPurchasePrices(session)) return true;
  return question.kind === 'offers' ? question.withoutPurchasePrices === true : question.kind !== 'seller_data';
}
