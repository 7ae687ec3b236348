import type { HomeLine } from '@offizin/contract/home/seller';
import type { HomeLineId } from '@offizin/domain/home/home-lines';
import {
  companyData,
  invitations,
  payoutAccount,
  profile,
  publicHoliday,
  services,
  vatNumber,
} from './account-lines.ts';
import { feedFailing, feedHeld, notOnSale, parcels } from './market-lines.ts';
import { performance } from './performance-line.ts';
import { invoices } from './invoices-line.ts';
import { payout } from './payout-line.ts';
import { storage } from './storage-line.ts';
import { priceProposals, priceRuleHeld } from './price-lines.ts';
import type { LineReader, Reading } from './reading.ts';

/** Where each line comes from. */
const readers: { readonly [K in HomeLineId]: LineReader<K> } = {
  not_on_sale: notOnSale,
  feed_held: feedHeld,
  feed_failing: feedFailing,
  price_rule_held: priceRuleHeld,
  price_proposals: priceProposals,
  performance,
  payout,
  invoices,
  payout_account: payoutAccount,
  vat_number: vatNumber,
  company_data: companyData,
  storage,
  parcels,
  public_holiday: publicHoliday,
  invitations,
  services,
  profile,
};

/** What there is to do of these lines, all of them asked in parallel, in their order. */
export async function readLines(ids: readonly HomeLineId[], reading: Reading): Promise<HomeLine[]> {
  const found = await Promise.all(ids.map(async (id): Promise<HomeLine | null> => readers[id](reading)));
  return found.filter((line) => line !== null);
}
