/**
 * What a call is to whom it serves, as far as it matters when not all can be answered: `sign_in` is whatever a sign-in needs,
 * `action` a seller's write, `page` a page or a file of one.
 */
export const callClasses = ['health', 'sign_in', 'action', 'page', 'read', 'machine'] as const;
export type CallClass = (typeof callClasses)[number];

/** How far a process is behind. */
export interface Pressure {
  /** How many wait for a connection of the database. */
  readonly waiting: number;
  /** By how many milliseconds its event loop comes late to what is due. */
  readonly late: number;
}

const first: Pressure = { waiting: 24, late: 250 };
const last: Pressure = { waiting: 96, late: 1000 };

/** From which pressure on calls of a class are refused. What was begun goes before what is looked at, and a machine tries again by itself. */
const limitOf: Readonly<Record<CallClass, Pressure | null>> = {
  health: null,
  sign_in: last,
  action: last,
  page: last,
  read: first,
  machine: first,
};

/** Whether a process under this pressure takes a call, known before anything of it is done. */
export function isAdmitted(callClass: CallClass, { waiting, late }: Pressure): boolean {
  const limit = limitOf[callClass];
  return limit === null || (waiting < limit.waiting && late < limit.late);
}
