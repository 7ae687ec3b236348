import type { CompanyView, SavedSection, VatCheck } from '@offizin/contract/company/seller';
import { askedOfVies } from '@offizin/domain/company/plain-values';
import { companySections, type CompanyValues } from '@offizin/domain/company/sections';
import { maskedValues, publicValues } from '@offizin/domain/company/shown-values';
import type { SectionRow, VatCheckRow } from '../write/company-queries.ts';
import type { Company } from '../write/read-company.ts';

export function vatCheckView(row: VatCheckRow): VatCheck {
  return {
    state: row.state,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    silentSince: row.silentSince?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
  };
}

/** What VIES says of the number that is entered; null where nobody asks it. */
export function vatCheckOf({ context, values, vatCheck }: Company, viesUrl: string | null): VatCheck | null {
  const isAsked = viesUrl !== null && askedOfVies(context, values) !== null;
  return isAsked && vatCheck !== null ? vatCheckView(vatCheck) : null;
}

export function savedView(section: SavedSection['section'], rows: readonly SectionRow[]): SavedSection {
  const row = rows.find((each) => each.section === section);
  return {
    section,
    version: row?.version ?? 0,
    savedAt: row?.savedAt.toISOString() ?? null,
    savedBy: row?.savedBy ?? null,
  };
}

/** How much of a company somebody sees: all, secrets by their end, or what everybody may read. */
export type Shown = 'whole' | 'masked' | 'public';
const shownValues = { whole: (values: CompanyValues) => values, masked: maskedValues, public: publicValues } as const;

/** The company as its shop's people and systems see it. */
export function companyView(
  company: Company,
  { shown, viesUrl }: { readonly shown: Shown; readonly viesUrl: string | null },
): CompanyView {
  const { context, values, sections } = company;
  return {
    country: context.country,
    businessType: context.businessType,
    sections: companySections.map((section) => savedView(section, sections)),
    values: { ...shownValues[shown](values) },
    isMasked: shown !== 'whole',
    vatCheck: vatCheckOf(company, viesUrl),
  };
}
