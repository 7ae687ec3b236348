/** Under which names things are kept. */
export const names = {
  session: 'session',
  reads: 'reads',
  /** The build of the portal that kept it. */
  build: 'build',
  /** What opens the actions that wait; it goes with the session, they stay closed until who made them signs in again. */
  waitingKeys: 'waiting keys',
  /** Followed by an order's id. */
  orders: 'order ',
} as const;
