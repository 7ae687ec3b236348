const week = ['home.line.performance.text', 'home.line.performance.provisional'] as const;
const account = ['notifications.kind.metrics_at_risk', 'notifications.kind.metrics_exceeded'] as const;

/** Texts of each language in which nothing agrees with a number that other languages have to count with a plural form. */
export const plainCounts: Readonly<Record<string, readonly string[]>> = {
  de: [...week, ...account],
  fr: [...week, ...account],
  es: [...week, ...account],
  it: [...week, ...account],
};
