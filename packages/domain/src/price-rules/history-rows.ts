/** What the history of price rules can be narrowed down to. */
export const historyRows = ['today', 'lowered', 'raised', 'restored'] as const;
