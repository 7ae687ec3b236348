import type { ExportKind, ExportQuestion } from '@offizin/contract/exports/seller';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';

/** Kinds of files that show what the seller pays, or let it be worked out: a floor by margin is made of it. */
const secretKinds: ReadonlySet<ExportKind> = new Set(['seller_data', 'price_rule_preview']);

/**
 * The question as who asks it may: without the purchase prices for who acts on the seller's behalf; null where the file would be
 * nothing without them.
 */
export function askedBy(session: ActiveSession, question: ExportQuestion): ExportQuestion | null {
  if (seesPurchasePrices(session)) return question;
  if (secretKinds.has(question.kind)) return null;
  return question.kind === 'offers' ? { ...question, withoutPurchasePrices: true } : question;
}

/** Whether who asks may have a file that somebody asked for: nothing in it is kept secret from them. */
export function maySave(session: ActiveSession, question: ExportQuestion): boolean {
  if (seesPurchasePrices(session)) return true;
  return question.kind === 'offers' ? question.withoutPurchasePrices === true : !secretKinds.has(question.kind);
}
