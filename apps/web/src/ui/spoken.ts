/**
 * What a control is called where it is heard and not seen: what is written on it, then what it acts on. Those of a list
 * would else have one name for different things (GEN-13); what is written comes first for who speaks to it (WCAG 2.5.3).
 */
export const spoken = (written: string, ...about: readonly string[]): string =>
  [written, ...about].filter((part) => part !== '').join(', ');
