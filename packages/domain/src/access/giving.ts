import { type Role, trustedRoles } from './roles.ts';

/** What somebody may do in a shop, and until when; null: for good. */
export interface Held {
  readonly role: Role;
  readonly endsAt: Date | null;
}

const isLonger = (before: Date | null, after: Date | null): boolean =>
  before !== null && (after === null || after > before);

/** Whether somebody is trusted with more than before, or for longer: that asks for a fresh proof of who gives it (AUT-18). */
export function givesTrust(before: Held | null, after: Held): boolean {
  if (!trustedRoles.includes(after.role)) return false;
  return before === null || before.role !== after.role || isLonger(before.endsAt, after.endsAt);
}
