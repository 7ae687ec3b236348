/** What an event is about: the thing whose ids and states its payload holds. */
type Subject = 'order' | 'return' | 'conversation' | 'upload' | 'run' | 'rule' | 'test';

interface WebhookEvent {
  readonly about: Subject;
  /** Whether a seller chooses it; the others come when they are asked for. */
  readonly chosen: boolean;
  /** When it happens, for the reference. */
  readonly when: string;
}

/** Everything that a seller's own systems are notified of; payloads are thin: ids and states, nothing of a customer (MKT-03). */
export const webhookEvents = {
  'order.created': { about: 'order', chosen: true, when: 'The marketplace has handed an order over' },
  'order.cancelled': {
    about: 'order',
    chosen: true,
    when: 'An order was cancelled as a whole, by whoever it was: seller, customer or marketplace',
  },
  'order.status_changed': {
    about: 'order',
    chosen: true,
    when: 'An order got another status than cancelled: confirmed, dispatched, completed',
  },
  'shipment.updated': { about: 'order', chosen: true, when: 'The parcel of an order got another status' },
  'return.requested': {
    about: 'return',
    chosen: true,
    when: 'A customer wants to return something, or complains about an order',
  },
  'return.received': { about: 'return', chosen: true, when: 'What a customer returns has arrived' },
  'return.decided': {
    about: 'return',
    chosen: true,
    when: 'A return got another status than received: accepted, refunded, refused, decided by the marketplace, ended',
  },
  'upload.applied': { about: 'upload', chosen: true, when: 'The offers of an uploaded file were written' },
  'sync.finished': {
    about: 'run',
    chosen: true,
    when: 'The stock feed, or a list that the marketplace handed over, was read and its offers were written',
  },
  'price_rule.held': {
    about: 'rule',
    chosen: true,
    when: 'The brake holds a price rule: what it would have changed waits for a decision',
  },
  'message.received': {
    about: 'conversation',
    chosen: true,
    when: 'A customer has written about an order',
  },
  'webhook.test': { about: 'test', chosen: false, when: 'Somebody asked for a test on the screen' },
} as const satisfies Record<string, WebhookEvent>;

export type WebhookEventType = keyof typeof webhookEvents;
export const webhookEventTypes = Object.keys(webhookEvents) as readonly WebhookEventType[];

/** The events that an endpoint may be sent. */
export type ChosenWebhookEvent = {
  [T in WebhookEventType]: (typeof webhookEvents)[T]['chosen'] extends true ? T : never;
}[WebhookEventType];

const isChosen = (type: WebhookEventType): type is ChosenWebhookEvent => webhookEvents[type].chosen;
export const chosenWebhookEvents: readonly ChosenWebhookEvent[] = webhookEventTypes.filter(isChosen);
