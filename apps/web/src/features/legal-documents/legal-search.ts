import { type LegalType, legalTypes } from '@offizin/domain/legal-documents/legal-documents';

export interface LegalSearch {
  readonly document?: LegalType | undefined;
  readonly version?: number | undefined;
  readonly language?: string | undefined;
}

/** The version that the address names, as an order links to it. */
export function readLegalSearch(raw: Record<string, unknown>): LegalSearch {
  const { language } = raw;
  const version = Number(raw['version']);
  return {
    document: legalTypes.find((type) => type === raw['document']),
    version: Number.isSafeInteger(version) && version > 0 ? version : undefined,
    language: typeof language === 'string' ? language : undefined,
  };
}
