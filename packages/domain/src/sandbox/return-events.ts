import type { ReturnStep } from '../returns/return-steps.ts';

interface PlayedReturnEvent {
  /** The step that it is, with what it is taken with. */
  readonly move: { readonly step: ReturnStep };
  /** For the reference. */
  readonly says: string;
}

const ruling = { text: 'Test', rule: null };
const unexplained = { words: null };

/** What others do with a return, which a caller of the sandbox lets happen to a made-up one (MKT-03). */
export const playedReturnEvents = {
  received: { move: { step: 'receive' }, says: 'the goods are back at the shop' },
  withdrawn: { move: { step: 'withdraw' }, says: 'the customer wants nothing back any more' },
  offer_taken: { move: { step: 'take_offer' }, says: 'the customer takes the part that the shop offers' },
  offer_declined: { move: { step: 'decline_offer' }, says: 'the customer declines that part' },
  escalated: {
    move: { step: 'escalate', ...unexplained },
    says: 'the customer asks the marketplace, for the shop refused',
  },
  objected: {
    move: { step: 'object', ...unexplained },
    says: 'the customer asks the marketplace, for a part came back',
  },
  ruled_for_shop: { move: { step: 'rule_seller', ...ruling }, says: 'the marketplace decides for the shop' },
  ruled_for_customer: { move: { step: 'rule_customer', ...ruling }, says: 'the marketplace decides for the customer' },
} as const satisfies Readonly<Record<string, PlayedReturnEvent>>;

export type PlayedReturnEventName = keyof typeof playedReturnEvents;
export const playedReturnEventNames = Object.keys(playedReturnEvents) as readonly PlayedReturnEventName[];
