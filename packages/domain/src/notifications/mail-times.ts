/** What happens within this many seconds after the first case comes in the same mail. */
export const mailGathersFor = 60;

/** The least time between two mails about one group, in seconds. */
export const mailAtMostEvery = 5 * 60;

/** Seconds after which a mail that could not be handed over is given up: its news is old by then. */
export const mailGivenUpAfter = 24 * 3600;

/** So many cases are named in one mail; the others are counted. */
export const maxMailNames = 20;
