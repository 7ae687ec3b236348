const states: ReadonlySet<unknown> = new Set(['sending', 'waiting', 'to_settle']);

/** Whether what was kept on the device is in a state in which anything is kept: what was sent is not. */
export const isKeptState = (state: unknown): boolean => states.has(state);
