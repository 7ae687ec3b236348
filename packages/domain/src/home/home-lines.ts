import { orderScreens, resultScreens, uploadScreens } from '../access/twin-screens.ts';
import { type AccessSubject, denialOf, type Requirement } from '../access/access.ts';
import { firstOpen, type ScreenId } from '../access/screens.ts';

export type LineTone = 'red' | 'amber' | 'grey';

interface HomeLine {
  /** Where it is dealt with: the first of these that is there and that one may open. Without one nobody is asked. */
  readonly screens: readonly ScreenId[];
  /** What it asks for beside its screen. */
  readonly requirement?: Requirement;
  readonly tone: LineTone;
}

const team = { area: 'team' } as const satisfies Requirement;

/** What may be to do beside the orders of the day, the most urgent first: each is a question of the API and a line of Home (GEN-12). */
const lineTable = {
  not_on_sale: { screens: [...resultScreens, 'my_products'], tone: 'red' },
  feed_held: { screens: uploadScreens, tone: 'red' },
  feed_failing: { screens: ['sync_results'], tone: 'red' },
  price_rule_held: { screens: ['price_rules'], tone: 'amber' },
  price_proposals: { screens: ['price_updates'], tone: 'amber' },
  performance: { screens: ['performance'], tone: 'amber' },
  payout: { screens: ['payment_provider'], tone: 'amber' },
  invoices: { screens: ['invoices'], tone: 'amber' },
  payout_account: { screens: ['company'], tone: 'amber' },
  vat_number: { screens: ['fiscal_information'], tone: 'amber' },
  company_data: { screens: ['company'], tone: 'amber' },
  storage: { screens: ['profile'], tone: 'amber' },
  parcels: { screens: ['legacy_cajas', 'gold_cajas'], tone: 'grey' },
  public_holiday: { screens: ['holidays', 'profile'], tone: 'grey' },
  invitations: { screens: ['access'], requirement: team, tone: 'grey' },
  services: { screens: ['services'], tone: 'grey' },
  profile: { screens: ['profile'], tone: 'grey' },
} as const satisfies Readonly<Record<string, HomeLine>>;

export type HomeLineId = keyof typeof lineTable;

export const homeLines: Readonly<Record<HomeLineId, HomeLine>> = lineTable;

export const homeLineIds = Object.keys(lineTable) as readonly HomeLineId[];

/** What is beside the lines. */
const cardTable = {
  orders: orderScreens,
  warehouse: ['fulfilment_catalogue'],
} as const satisfies Readonly<Record<string, readonly ScreenId[]>>;

export type HomeCardId = keyof typeof cardTable;

/** Where a line leads somebody of a seller; null where the line is none of their business. */
export function lineTarget(line: HomeLineId, subject: AccessSubject): ScreenId | null {
  const { screens, requirement } = homeLines[line];
  if (requirement !== undefined && denialOf(requirement, subject) !== null) return null;
  return firstOpen(screens, subject);
}

export const cardTarget = (card: HomeCardId, subject: AccessSubject): ScreenId | null =>
  firstOpen(cardTable[card], subject);
