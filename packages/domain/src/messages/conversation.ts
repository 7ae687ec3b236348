/** What a customer writes about; an order has one conversation for each. */
export const messageSubjects = [
  'delivery',
  'damaged',
  'product',
  'advice',
  'invoice',
  'cancellation',
  'other',
] as const;
export type MessageSubject = (typeof messageSubjects)[number];

/** Whose turn it is: the shop's, the customer's, or nobody's. */
export const conversationStates = ['open', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** The lists of the screen, each of one state. */
export const conversationViews = {
  to_answer: 'open',
  with_customer: 'answered',
  closed: 'closed',
} as const satisfies Readonly<Record<string, ConversationState>>;
export type ConversationView = keyof typeof conversationViews;
export const conversationViewNames = Object.keys(conversationViews) as readonly ConversationView[];

/** Who wrote: a note stays among the shop's people; the marketplace answers for orders of its warehouse. */
export const messageAuthors = ['customer', 'shop', 'note', 'marketplace'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** Why a question is closed without a reply. */
export const closingReasons = ['answered_elsewhere', 'settled', 'unrelated'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Days after the last message when nobody waits for another one any more. */
export const quietDays = 14;
/** Days for which a closed conversation goes on when somebody writes; later it is a new one. */
export const reopenDays = 30;

const day = 24 * 3600 * 1000;

interface Step {
  readonly from: readonly ConversationState[];
  readonly to: ConversationState;
}

/** What may happen to a conversation, whoever does it. */
const steps = {
  customer_wrote: { from: ['open', 'answered', 'closed'], to: 'open' },
  reply: { from: ['open', 'answered', 'closed'], to: 'answered' },
  close: { from: ['open', 'answered'], to: 'closed' },
  quiet: { from: ['answered'], to: 'closed' },
} as const satisfies Readonly<Record<string, Step>>;
export type ConversationStep = keyof typeof steps;

export interface ConversationNow {
  readonly state: ConversationState;
  /** When the last message was written. */
  readonly lastAt: Date;
}

export const reopensUntil = ({ lastAt }: ConversationNow): Date => new Date(lastAt.getTime() + reopenDays * day);
export const quietFrom = (lastAt: Date): Date => new Date(lastAt.getTime() + quietDays * day);
/** The last message of a conversation that ends by itself now. */
export const quietBefore = (now: Date): Date => new Date(now.getTime() - quietDays * day);

/** The state that a step leads to; null where it cannot be taken now. */
export function stateAfter(step: ConversationStep, conversation: ConversationNow, now: Date): ConversationState | null {
  const { from, to }: Step = steps[step];
  if (!from.includes(conversation.state)) return null;
  if (conversation.state === 'closed' && reopensUntil(conversation) < now) return null;
  return step === 'quiet' && quietFrom(conversation.lastAt) > now ? null : to;
}

/** Whether a text asks something: closing it without a reply needs a reason. */
export const asksSomething = (text: string): boolean => /[?¿？]/u.test(text);
