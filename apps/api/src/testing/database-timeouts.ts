/**
 * Whether the database ends what takes it too long. Where TEST_DAYS_AHEAD moves its clock it does not: while it waits, libfaketime
 * shows it the true time, by which its timeouts are due only after those days.
 */
export const databaseTimesOut = process.env['FAKETIME'] === undefined;
