import { activeServices } from '@offizin/domain/access/seller-kinds';
import { hasDocuments } from '@offizin/domain/accountant/has-documents';
import {
  type MissingThing,
  missingOf,
  type SetFacts,
  type SetState,
  setState,
} from '@offizin/domain/accountant/monthly-set';
import { type ToExplain, toExplain } from '@offizin/domain/accountant/to-explain';
import { toPay } from '@offizin/domain/accountant/to-pay';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { expectedFiles } from '@offizin/domain/invoices/expected-files';
import { electronicService } from '@offizin/domain/invoices/invoice-kinds';
import type { Currency } from '@offizin/domain/money';
import type { Agreement } from '@offizin/domain/tax-months/agreement';
import { monthPeriod } from '@offizin/domain/tax-months/month-period';
import { taxMonthState } from '@offizin/domain/tax-months/months';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findAgreement } from '../../tax-months/write/find-tax-month.ts';
import {
  findBooks,
  findDocumentsOf,
  findMovedPayouts,
  type MonthBooks,
  type MonthDocument,
  type TaxMonthFound,
} from './month-queries.ts';

interface OfShop {
  readonly brand: BrandId;
  readonly services: Parameters<typeof activeServices>[0];
}

/** Which files of a document are not there, and why. */
function missingFiles({ type, files, unmadeSince }: MonthDocument, isElectronic: boolean) {
  const reason = unmadeSince === null ? ('being_made' as const) : ('failed' as const);
  return expectedFiles(type, isElectronic)
    .filter((format) => !files.includes(format))
    .map((format) => ({ format, reason }));
}

export interface FoundFacts {
  readonly facts: SetFacts;
  readonly documents: readonly MonthDocument[];
  readonly taxMonth: TaxMonthFound | undefined;
}

interface AskedMonth {
  readonly month: string;
  readonly now: Date;
}

/** What the documents of a month are where the brand shows its shops some. */
const documentsOf = async (db: SellerDb, brand: BrandId, month: string): Promise<MonthDocument[]> =>
  hasDocuments(brand) ? findDocumentsOf(db, month) : [];

function factsOf(
  { brand, services }: OfShop,
  { month, now }: AskedMonth,
  { documents, booked, taxMonth }: MonthBooks & { readonly documents: readonly MonthDocument[] },
): FoundFacts {
  const today = wallClockAt(now, brands[brand].timeZone).date;
  const isElectronic = activeServices(services).includes(electronicService);
  const facts = {
    month,
    today,
    documents: documents.map((document) => ({ ...document, missing: missingFiles(document, isElectronic) })),
    // Nothing is missing of documents that are not shown.
    booked: hasDocuments(brand) ? booked : [],
    taxMonth: taxMonth === undefined ? null : taxMonthState(month, { ...taxMonth, today }),
  };
  return { facts, documents, taxMonth };
}

/** What decides whether the set of a month is complete, of the transaction's shop. */
export async function findFacts(db: SellerDb, shop: OfShop, asked: AskedMonth): Promise<FoundFacts> {
  const [documents, books] = await Promise.all([documentsOf(db, shop.brand, asked.month), findBooks(db, asked.month)]);
  return factsOf(shop, asked, { documents, ...books });
}

export interface FoundMonth extends FoundFacts {
  readonly state: SetState;
  readonly missing: readonly MissingThing[];
  readonly toPay: { readonly count: number; readonly amount: number };
  readonly toExplain: readonly ToExplain[];
  readonly currency: Currency;
}

/** What a month is compared with that the shop can look at: documents and reports are closed together. */
const shownOf = (agreement: readonly Agreement[], brand: BrandId): readonly Agreement[] =>
  hasDocuments(brand) ? agreement : agreement.filter((each) => each.with === 'payouts');

/** What a month asks for in the transaction's shop (INV-08): its questions go together, none waits for another one's answer. */
export async function findMonth(db: SellerDb, shop: OfShop, asked: AskedMonth): Promise<FoundMonth> {
  const { month } = asked;
  const documents = documentsOf(db, shop.brand, month);
  const [found, books, payouts, agreement] = await Promise.all([
    documents,
    findBooks(db, month),
    findMovedPayouts(db, monthPeriod(month, shop.brand)),
    findAgreement(db, shop.brand, { month, documents }),
  ]);
  const { facts, taxMonth } = factsOf(shop, asked, { documents: found, ...books });
  return {
    facts,
    documents: found,
    taxMonth,
    state: setState(facts),
    missing: missingOf(facts),
    toPay: toPay(found),
    toExplain: toExplain(payouts, taxMonth === undefined ? [] : shownOf(agreement, shop.brand)),
    currency: brands[shop.brand].currency,
  };
}
