/** The address of a shop's public page. */
export const cornerAddress = (origin: string, externalId: string): string =>
  `${origin}/partner/${encodeURIComponent(externalId)}`;
