import { fieldRow } from '@offizin/domain/company/fields';
import type { CompanyField, CompanySection, CompanyValues } from '@offizin/domain/company/sections';
import { seal, sealedAgain, type SealKeys, unseal } from '../../../platform/seal.ts';

export interface KeptSection {
  readonly section: CompanySection;
  readonly openValues: CompanyValues;
  readonly sealedValues: Buffer | null;
}

type Sealed = Pick<KeptSection, 'section' | 'sealedValues'>;

/** What the sealed values of a section are bound to. */
const about = (sellerId: string, section: CompanySection): string => `company/${sellerId}/${section}`;

const kept = (values: CompanyValues, as: 'open' | 'sealed'): CompanyValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fieldRow(field as CompanyField).kept === as));

/** A section as it is stored: secrets as one sealed text, the others as they are; the address lies with the shop. */
export function keptSection(
  keys: SealKeys,
  sellerId: string,
  { section, values }: { section: CompanySection; values: CompanyValues },
): KeptSection {
  const secrets = kept(values, 'sealed');
  const sealedValues =
    Object.keys(secrets).length === 0 ? null : seal(keys, JSON.stringify(secrets), about(sellerId, section));
  return { section, openValues: kept(values, 'open'), sealedValues };
}

export function readSection(
  keys: SealKeys,
  sellerId: string,
  { section, openValues, sealedValues }: KeptSection,
): CompanyValues {
  const secrets = sealedValues === null ? '{}' : unseal(keys, sealedValues, about(sellerId, section));
  return { ...openValues, ...(JSON.parse(secrets) as CompanyValues) };
}

/** The same secrets under the newest key; null where it sealed them already, or there are none. */
export const sectionSealedAgain = (
  keys: SealKeys,
  sellerId: string,
  { section, sealedValues }: Sealed,
): Buffer | null => sealedValues && sealedAgain(keys, sealedValues, about(sellerId, section));
