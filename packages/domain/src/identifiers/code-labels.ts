/** What each national code is called on packs and in files, the same in all languages; without the checks, for the browser. */
export const codeLabels = {
  pzn: 'PZN',
  cn: 'CN',
  cip: 'CIP',
  cnp: 'CNP',
  aic: 'MINSAN',
  pharmacode: 'Pharmacode',
} as const;
