import type { api } from '@offizin/contract/api';
import { type TaxSettings, usualTaxSettings } from '@offizin/domain/tax-months/tax-accounts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findTaxSettings, writeTaxSettings } from '../write/settings-queries.ts';

/** In a line of the history. */
function shown({ chart, consultant, client, accounts }: TaxSettings): string {
  const own = Object.entries(accounts).map(([use, account]) => `${use} ${account}`);
  return [
    chart.toUpperCase(),
    ...(consultant === null ? [] : [consultant]),
    ...(client === null ? [] : [client]),
    ...own,
  ].join(' · ');
}

async function view(db: SellerDb) {
  const row = await findTaxSettings(db);
  return { version: row?.version ?? 0, ...(row?.settings ?? usualTaxSettings) };
}

/** Where the shop's months are posted (INV-07). */
export function settings({ db }: InputOf<typeof api.taxMonths.settings>) {
  return view(db);
}

export async function changeSettings(input: InputOf<typeof api.taxMonths.changeSettings>) {
  const { db, session, now, noted, fail } = input;
  const before = await view(db);
  const { version, ...chosen } = input.body;
  const isWritten = await writeTaxSettings(db, { brand: session.brand, settings: chosen, version, now });
  if (!isWritten) fail('settings.version_conflict');
  noted.note('tax_accounts', shown(before), shown(chosen));
  return view(db);
}
