import type { LineState } from '@offizin/domain/orders/tracking-match';
import type { ListedLine } from './use-matched-lines.ts';

export const lineGroups = ['all', 'ready', 'mismatch', 'twice', 'skipped'] as const;
export type LineGroup = (typeof lineGroups)[number];

const groupOfState: Readonly<Record<LineState, Exclude<LineGroup, 'all'>>> = {
  ready: 'ready',
  unknown_order: 'mismatch',
  wrong_number: 'mismatch',
  no_courier: 'mismatch',
  other_postal_code: 'mismatch',
  same_number: 'twice',
  same_order: 'twice',
  already_sent: 'skipped',
  cannot_be_sent: 'skipped',
};

export function groupOf({ match, isLeftOut }: ListedLine): Exclude<LineGroup, 'all'> | null {
  if (isLeftOut) return 'skipped';
  return match === undefined ? null : groupOfState[match.state];
}

const order = ['mismatch', 'twice', 'skipped', 'ready', null] as const;

/** What asks for something comes first; within that, as pasted. */
export function inOrder(lines: readonly ListedLine[]): ListedLine[] {
  return lines.toSorted((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)) || a.line - b.line);
}
