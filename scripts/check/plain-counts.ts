const account = ['notifications.kind.metrics_at_risk', 'notifications.kind.metrics_exceeded'] as const;

/** Texts of each language in which nothing agrees with a number that other languages have to count with a plural form. */
export const plainCounts: Readonly<Record<string, readonly string[]>> = {
  en: account,
  de: ['home.line.performance.text', ...account],
  fr: ['home.line.performance.text', ...account],
  es: ['home.line.performance.text', ...account],
  it: ['home.line.performance.text', ...account],
};
