import { checkAic } from './aic.ts';
import { checkCip } from './cip.ts';
import { checkCnp } from './cnp.ts';
import type { CodeCheck } from './code-check.ts';
import { codeLabels } from './code-labels.ts';
import { checkPharmacode } from './pharmacode.ts';
import { checkPzn } from './pzn.ts';
import { checkSpanishCn } from './spanish-cn.ts';

export const codeSystemIds = ['pzn', 'cn', 'cip', 'cnp', 'aic', 'pharmacode'] as const;
export type CodeSystemId = (typeof codeSystemIds)[number];

export interface CodeSystem {
  readonly id: CodeSystemId;
  /** What the code is called on packs and in files; the same in all languages. */
  readonly label: string;
  readonly check: (typed: string) => CodeCheck;
}

export const codeSystems: Readonly<Record<CodeSystemId, CodeSystem>> = {
  pzn: { id: 'pzn', label: codeLabels.pzn, check: checkPzn },
  cn: { id: 'cn', label: codeLabels.cn, check: checkSpanishCn },
  cip: { id: 'cip', label: codeLabels.cip, check: checkCip },
  cnp: { id: 'cnp', label: codeLabels.cnp, check: checkCnp },
  aic: { id: 'aic', label: codeLabels.aic, check: checkAic },
  pharmacode: { id: 'pharmacode', label: codeLabels.pharmacode, check: checkPharmacode },
};

const byMarket: Readonly<Record<string, CodeSystemId>> = {
  DE: 'pzn',
  ES: 'cn',
  FR: 'cip',
  PT: 'cnp',
  IT: 'aic',
  CH: 'pharmacode',
};

/** The national code system of a market (country code), or null where products are known by their EAN alone. */
export function codeSystemOf(market: string): CodeSystem | null {
  const id = Object.hasOwn(byMarket, market) ? byMarket[market] : undefined;
  return id === undefined ? null : codeSystems[id];
}
