/** Names of the events that are no topic: the stream is open; what was missed is unknown, so read everything again. */
export const liveSignals = { ready: 'ready', refresh: 'refresh' } as const;
