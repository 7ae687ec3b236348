import type { BrandId } from '../brand/brands.ts';

/** Why goods come back, or what is wrong with them: what customers ask for. */
export const customerKinds = ['withdrawal', 'damaged', 'wrong_product', 'incomplete', 'not_arrived'] as const;
export type CustomerKind = (typeof customerKinds)[number];
/** Besides, what a shop gives back of its own accord. */
export const returnKinds = [...customerKinds, 'goodwill'] as const;
export type ReturnKind = (typeof returnKinds)[number];

interface KindRule {
  /** From how many days after the parcel arrived, or should have, until how many it may be asked for. */
  readonly fromDay: number;
  readonly untilDay: number;
  /** Whether anything is sent back. */
  readonly goods: boolean;
  /** Whether it is sent back without asking the shop. */
  readonly atOnce: boolean;
  /** Who pays for sending it back; null where nothing is. */
  readonly label: 'customer' | 'shop' | null;
  /** Whether the shop begins it, without being asked: it needs no reason, and nobody can object. */
  readonly ofShop: boolean;
}

/** What each kind asks for: proposals for the marketplace's terms, not checked against each country's law. */
export const kindRules: Readonly<Record<ReturnKind, KindRule>> = {
  withdrawal: { fromDay: 0, untilDay: 14, goods: true, atOnce: true, label: 'customer', ofShop: false },
  damaged: { fromDay: 0, untilDay: 30, goods: true, atOnce: false, label: 'shop', ofShop: false },
  wrong_product: { fromDay: 0, untilDay: 30, goods: true, atOnce: false, label: 'shop', ofShop: false },
  incomplete: { fromDay: 0, untilDay: 30, goods: true, atOnce: false, label: 'shop', ofShop: false },
  not_arrived: { fromDay: 2, untilDay: 60, goods: false, atOnce: false, label: null, ofShop: false },
  goodwill: { fromDay: 0, untilDay: 60, goods: false, atOnce: false, label: null, ofShop: true },
};

/** In working days where the shop or the marketplace is waited for, in days where the customer is. */
export interface ReturnTerms {
  readonly answerWorkingDays: number;
  readonly decideWorkingDays: number;
  readonly evidenceWorkingDays: number;
  readonly rulingWorkingDays: number;
  readonly sendDays: number;
  readonly offerDays: number;
  readonly objectDays: number;
  readonly appealDays: number;
  /** What sending back costs the shop where it pays, and the most of the shipping that is given back, in minor units. */
  readonly label: number;
  readonly standardShipping: number;
}

const usual: ReturnTerms = {
  answerWorkingDays: 2,
  decideWorkingDays: 3,
  evidenceWorkingDays: 2,
  rulingWorkingDays: 5,
  sendDays: 14,
  offerDays: 3,
  objectDays: 7,
  appealDays: 7,
  label: 420,
  standardShipping: 495,
};

/** The terms of each brand. */
export const returnTerms: Readonly<Record<BrandId, ReturnTerms>> = {
  de: usual,
  es: usual,
  ch: { ...usual, label: 700, standardShipping: 900 },
};

/** Whether this may still be asked for, so many days after the parcel arrived or should have. */
export const isInPeriod = (kind: ReturnKind, day: number): boolean =>
  day >= kindRules[kind].fromDay && day <= kindRules[kind].untilDay;
