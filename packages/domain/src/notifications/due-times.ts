/** An order is due soon so many seconds before its deadline. */
export const dueSoonWithin = 2 * 3600;

/** A missed deadline is notified for so many seconds; after that the order is only shown in red. */
export const overdueNotifiedFor = 12 * 3600;

/** From this minute of the brand's day on a seller is notified of what is due today. */
export const dueTodayFrom = 7 * 60;
