/** What a field of a live event may hold: ids, words of the product and counters, so that no event carries personal data. */
interface FieldValues {
  readonly id: string;
  readonly ids: readonly string[];
  /** A word of the product such as a state, in lower case and underscores. */
  readonly word: string;
  readonly count: number;
  readonly flag: boolean;
}

export type LiveField = keyof FieldValues;

interface Topic {
  readonly fields: Readonly<Record<string, LiveField>>;
  /** Whether progress is announced too, which only those receive who listen at that moment. */
  readonly progress: boolean;
}

/** How far a job is: `state` in the job's own words, `done` of `total` rows. */
const jobFields = { state: 'word', done: 'count', total: 'count' } as const;

/** Everything that is announced to open browsers while it happens (GEN-16). */
export const liveTopics = {
  /** Orders came or changed; no id when they are more than `orderIdsPerEvent`. */
  order: { fields: { orderIds: 'ids' }, progress: false },
  /** Orders that are sent together: on their way, done or taken back. */
  order_batch: { fields: { batchId: 'id', ...jobFields }, progress: true },
  upload: { fields: { uploadId: 'id', ...jobFields }, progress: true },
  sync: { fields: { syncId: 'id', ...jobFields }, progress: true },
  export: { fields: { exportId: 'id', ...jobFields }, progress: true },
  /** So many offers changed outside of the browser. */
  offers: { fields: { changed: 'count' }, progress: false },
  /** A return came or moved. */
  returns: { fields: { returnId: 'id', state: 'word' }, progress: false },
  /** So many products of the seller changed in the marketplace's warehouse. */
  warehouse: { fields: { changed: 'count' }, progress: false },
  /** A proposal of prices came, was decided or taken back. */
  price_proposals: { fields: { proposalId: 'id', state: 'word' }, progress: false },
  /** Price rules have looked, changed so many prices, or were changed themselves. */
  price_rules: { fields: { changed: 'count' }, progress: false },
  /** A customer wrote, somebody answered, or a conversation was closed. */
  messages: { fields: { conversationId: 'id', state: 'word' }, progress: false },
  /** Something was sent to the seller's own systems, or will be. */
  webhooks: { fields: { webhookId: 'id' }, progress: false },
  /** The company's data were saved, or VIES said something about them. */
  company: { fields: { section: 'word' }, progress: false },
  /** The payout account or a payout changed. */
  payout: { fields: { state: 'word' }, progress: false },
  /** Figures were published, or the marketplace decided a dispute. */
  metrics: { fields: { state: 'word' }, progress: false },
  /** A document came, its files are there, or it was paid. */
  invoices: { fields: { count: 'count' }, progress: false },
  /** Lines were booked for this many orders, or the state of their money changed. */
  ledger: { fields: { count: 'count' }, progress: false },
  /** A service was asked for, or the marketplace decided about one. */
  services: { fields: { code: 'word', status: 'word' }, progress: false },
  /** The shop's profile or its pictures changed. */
  profile: { fields: { section: 'word' }, progress: false },
  /** A draft of a legal document was saved, a version published, or a link answers or no longer does. */
  legal: { fields: { type: 'word' }, progress: false },
  /** `sound`: worth a sound to those who asked for one. */
  notification: { fields: { notificationId: 'id', sound: 'flag' }, progress: false },
  /** Notifications were read; the number that is left unread. */
  notifications_read: { fields: { unread: 'count' }, progress: false },
} as const satisfies Record<string, Topic>;

export type LiveTopic = keyof typeof liveTopics;

export type LivePayload<T extends LiveTopic> = {
  readonly [F in keyof (typeof liveTopics)[T]['fields']]: (typeof liveTopics)[T]['fields'][F] extends LiveField
    ? FieldValues[(typeof liveTopics)[T]['fields'][F]]
    : never;
};

/** One event as it is announced: any topic with its own payload. */
export type LiveAnnouncement = {
  readonly [T in LiveTopic]: { readonly topic: T; readonly payload: LivePayload<T> };
}[LiveTopic];

/** An announcement of a topic whose steps are announced too. */
export type LiveProgress = {
  readonly [T in LiveTopic]: (typeof liveTopics)[T]['progress'] extends true
    ? { readonly topic: T; readonly payload: LivePayload<T> }
    : never;
}[LiveTopic];

/** One event as it arrives: its topic beside its payload. */
export type LiveEvent = { readonly [T in LiveTopic]: { readonly topic: T } & LivePayload<T> }[LiveTopic];

export const liveTopicNames = Object.keys(liveTopics) as readonly LiveTopic[];

export const orderIdsPerEvent = 50;

/** The announcement of these orders; of more than fit only that there were some. */
export function orderAnnouncement(orderIds: readonly string[]): LiveAnnouncement {
  return { topic: 'order', payload: { orderIds: orderIds.length > orderIdsPerEvent ? [] : orderIds } };
}
