import { activeServices } from '@offizin/domain/access/seller-kinds';
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
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { expectedFiles } from '@offizin/domain/invoices/expected-files';
import { electronicService } from '@offizin/domain/invoices/invoice-kinds';
import type { Currency } from '@offizin/domain/money';
import { monthAfter, taxMonthState } from '@offizin/domain/tax-months/months';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findTaxMonth } from '../../tax-months/write/find-tax-month.ts';
import {
  findBookedFor,
  findDocumentsOf,
  findMovedPayouts,
  findTaxMonthOf,
  type MonthDocument,
  type TaxMonthFound,
} from './month-queries.ts';

interface OfShop {
  readonly brand: BrandId;
  readonly services: Parameters<typeof activeServices>[0];
}

/** Since when and until when a month is, where the brand is. */
export function periodOf(month: string, brand: BrandId): { readonly since: Date; readonly until: Date } {
  const { timeZone } = brands[brand];
  const startOf = (of: string) => instantAt({ date: `${of}-01`, minute: 0 }, timeZone);
  return { since: startOf(month), until: startOf(monthAfter(month)) };
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

/** What decides whether the set of a month is complete, of the transaction's shop. */
export async function findFacts(
  db: SellerDb,
  { brand, services }: OfShop,
  { month, now }: { month: string; now: Date },
): Promise<FoundFacts> {
  const today = wallClockAt(now, brands[brand].timeZone).date;
  const documents = await findDocumentsOf(db, month);
  const booked = await findBookedFor(db, month);
  const taxMonth = await findTaxMonthOf(db, month);
  const isElectronic = activeServices(services).includes(electronicService);
  const facts = {
    month,
    today,
    documents: documents.map((document) => ({ ...document, missing: missingFiles(document, isElectronic) })),
    booked,
    taxMonth: taxMonth === undefined ? null : taxMonthState(month, { ...taxMonth, today }),
  };
  return { facts, documents, taxMonth };
}

export interface FoundMonth extends FoundFacts {
  readonly state: SetState;
  readonly missing: readonly MissingThing[];
  readonly toPay: { readonly count: number; readonly amount: number };
  readonly toExplain: readonly ToExplain[];
  readonly currency: Currency;
}

/** What a month asks for in the transaction's shop (INV-08). */
export async function findMonth(db: SellerDb, shop: OfShop, asked: { month: string; now: Date }): Promise<FoundMonth> {
  const found = await findFacts(db, shop, asked);
  const payouts = await findMovedPayouts(db, periodOf(asked.month, shop.brand));
  const { agreement } =
    found.taxMonth === undefined ? { agreement: [] } : await findTaxMonth(db, shop.brand, asked.month);
  return {
    ...found,
    state: setState(found.facts),
    missing: missingOf(found.facts),
    toPay: toPay(found.documents),
    toExplain: toExplain(payouts, agreement),
    currency: brands[shop.brand].currency,
  };
}
