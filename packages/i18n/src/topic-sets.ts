import type { Messages } from './messages.ts';

/** The topics that the browser loads together, in one chunk per language: `core` with the language, the others with their screens. */
export const topicSets = {
  core: ['errors', 'shell'],
  session: ['session'],
  secondStep: ['secondStep'],
  access: ['access'],
  forms: ['forms'],
  passwords: ['passwords'],
  registrations: ['registrations'],
  notifications: ['notifications'],
  tours: ['tours'],
  shortcuts: ['shortcuts'],
  orders: ['orders'],
  orderDialogs: ['orderDialogs'],
  offers: ['offers'],
  exports: ['exports'],
  uploads: ['uploads', 'uploadsCodes', 'uploadsFixing'],
  sync: ['sync'],
  feeds: ['feeds'],
  systems: ['systems'],
  warehouse: ['warehouse'],
  history: ['history'],
  team: ['team'],
  partnerPrivacy: ['partnerPrivacy'],
  shops: ['shops'],
} as const satisfies Readonly<Record<string, readonly (keyof Messages)[]>>;

/** What only the server writes. */
export const serverTopics = ['mail', 'orderFile'] as const satisfies readonly (keyof Messages)[];

export type TopicSet = keyof typeof topicSets;

/** The messages of a set. */
export type SetMessages<S extends TopicSet> = Pick<Messages, (typeof topicSets)[S][number]>;
