/** Seconds before its deadline from which an order is due soon. */
export const dueSoonWithin = 2 * 3600;

/** Seconds for which a missed deadline is notified; after that the order is only shown in red. */
export const overdueNotifiedFor = 12 * 3600;

/** From this minute of the brand's day on a seller is notified of what is due today. */
export const dueTodayFrom = 7 * 60;
