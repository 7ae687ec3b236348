import { postingKinds } from '@offizin/domain/ledger/postings';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { type TaxKind, taxKindOf } from '@offizin/domain/tax-months/tax-kinds';
import { ledgerKindNames } from '@offizin/domain/ledger/ledger';
import { textsIn } from '../../texts/texts.ts';

/** What kinds of figures are called in a language. */
export async function taxKindTexts(locale: LocaleCode): Promise<(kind: TaxKind) => string> {
  const ledger = await textsIn(locale, 'ledger');
  const settlement = await textsIn(locale, 'settlement');
  const taxMonths = await textsIn(locale, 'taxMonths');
  const names = new Map<TaxKind, string>([
    ...ledgerKindNames.map((kind) => [kind, ledger(`kind.${kind}`)] as const),
    ...postingKinds.map((kind) => [taxKindOf(kind), settlement(`posting.${kind}`)] as const),
    ['posting_vat', taxMonths('file.servicesVat')],
  ]);
  return (kind) => names.get(kind) ?? kind;
}
