/** What a seller agrees to, each with the version of its text that is shown and stored. */
export const consentTexts = {
  terms: { version: '3.2', of: '2026-10-01' },
  privacy: { version: '2.1', of: '2026-05-04' },
  dsa: { version: '1.0', of: '2024-02-17' },
} as const satisfies Readonly<Record<string, { version: string; of: string }>>;

export type ConsentKind = keyof typeof consentTexts;
export const consentKinds = Object.keys(consentTexts) as readonly ConsentKind[];
