/** How long what was typed is kept, in milliseconds, and for how many orders. */
export const draftLifetime = 24 * 3_600_000;
export const draftsKept = 30;

export interface DraftKey {
  readonly orderId: string;
  readonly action: string;
}

export interface Draft extends DraftKey {
  readonly seller: string;
  readonly values: unknown;
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const names = ['seller', 'orderId', 'action'] as const;
  return names.every((name) => typeof Reflect.get(value, name) === 'string') && 'values' in value && 'at' in value;
}

/** What the browser has stored, without what is too old or no draft. */
export function draftsIn(stored: unknown, now: number): Draft[] {
  const drafts = Array.isArray(stored) ? stored.filter(isDraft) : [];
  return drafts.filter(({ at }) => at > now - draftLifetime && at <= now);
}
