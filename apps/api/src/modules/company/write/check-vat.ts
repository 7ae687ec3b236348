import type { BrandId } from '@offizin/domain/brand/brands';
import { askedOfVies, viesField } from '@offizin/domain/company/plain-values';
import type { CompanyField } from '@offizin/domain/company/sections';
import type { VatCheckState } from '@offizin/domain/company/vat-check';
import { changeOf } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type SellerDb, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { askVies } from './ask-vies.ts';
import { type AuditEntry, insertAudit } from '../../../platform/session/audit-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { findVatCheck, type VatCheckRow } from './company-queries.ts';
import { saveVatAnswer, saveVatSilence } from './company-write-queries.ts';
import { readCompany } from './read-company.ts';

/** Who asked; nobody in particular where the portal asks by itself. */
type Asking = Pick<AuditEntry, 'userId' | 'impersonatedBy'>;

export interface CheckedVat {
  readonly row: VatCheckRow;
  readonly field: CompanyField;
}

async function answerOf(app: App, number: Parameters<typeof askVies>[1]): Promise<VatCheckState> {
  if (app.config.viesUrl === null) return 'unverified';
  try {
    return await askVies(app.config.viesUrl, number);
  } catch (error) {
    app.log.info({ error: String(error) }, 'VIES does not answer');
    return 'unverified';
  }
}

interface Answer {
  readonly before: VatCheckRow;
  readonly state: VatCheckState;
  readonly brand: BrandId;
  readonly by: Asking;
}

async function keep(app: App, db: SellerDb, { before, state, brand, by }: Answer): Promise<void> {
  const { sellerId } = db;
  const now = app.clock();
  const { numberNo, silentSince } = before;
  const checked = { sellerId, numberNo, now };
  if (state === 'unverified')
    await saveVatSilence(db, checked, { silentSince, nextAt: secondsAfter(now, limits.vatCheckPause) });
  else {
    const isCurrent = await saveVatAnswer(db, checked, state);
    const changes = changeOf('vat_check', before.state, state);
    if (isCurrent && changes.length > 0)
      await insertAudit(db, { brand, kind: 'company.changed', sellerId, ...by, changes });
  }
  await announce(db, { topic: 'company', payload: { section: 'fiscal_information' } });
}

/** Asks VIES about the number that is entered now, without a transaction, and keeps what it says; null where there is nothing to ask. */
export async function checkVat(
  app: App,
  seller: { readonly sellerId: string; readonly brand: BrandId },
  by: Asking = { userId: null, impersonatedBy: null },
): Promise<CheckedVat | null> {
  const company = await withSeller(app.pool, seller, (db) => readCompany(app, db, app.clock()));
  const number = askedOfVies(company.context, company.values);
  const before = company.vatCheck;
  if (number === null || before === null || app.config.viesUrl === null) return null;
  const state = await answerOf(app, number);
  const row = await withSeller(app.pool, seller, async (db) => {
    await keep(app, db, { before, state, brand: seller.brand, by });
    return (await findVatCheck(db, seller.sellerId)) ?? before;
  });
  return { row, field: viesField(company.context) };
}
