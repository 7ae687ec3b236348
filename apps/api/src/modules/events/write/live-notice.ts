import type { LiveTopic } from '@offizin/domain/events/topics';

/** What travels on the channel that wakes processes. */
export type LiveNotice =
  | { readonly kind: 'sessions' }
  | { readonly kind: 'rows'; readonly sellerId: string }
  | { readonly kind: 'progress'; readonly sellerId: string; readonly topic: LiveTopic; readonly payload: object };

/** Reads a notice; null for one that this version does not know. */
export function readNotice(text: string): LiveNotice | null {
  if (text === 'sessions') return { kind: 'sessions' };
  if (!text.startsWith('{')) return { kind: 'rows', sellerId: text };
  try {
    const { seller, topic, payload } = JSON.parse(text) as { seller: string; topic: LiveTopic; payload: object };
    return { kind: 'progress', sellerId: seller, topic, payload };
  } catch {
    return null;
  }
}
