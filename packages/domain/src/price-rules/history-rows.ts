/** The changes that the history of price rules can be narrowed down to: those of today, and which way they went. */
export const historyRows = ['today', 'lowered', 'raised'] as const;

/** What a row can be besides a change that a rule made: kept from it, or put back. */
export const historyKinds = ['stopped', 'restored'] as const;
