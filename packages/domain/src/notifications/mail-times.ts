/** What happens within so many seconds after the first case comes in one mail with it. */
export const mailGathersFor = 60;

/** Between two mails about one group lie at least so many seconds. */
export const mailAtMostEvery = 5 * 60;

/** A mail that could not be handed over for so many seconds is given up: its news is old by then. */
export const mailGivenUpAfter = 24 * 3600;

/** So many cases are named in one mail; the others are counted. */
export const maxMailNames = 20;
