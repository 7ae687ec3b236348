import pg from 'pg';

const timestamptz = 1184;
const parseAny: (text: string) => unknown = pg.types.getTypeParser(timestamptz);

/** The usual text of a timestamptz where the time zone is UTC. */
const isUsual = (text: string) => text.length <= 29 && text[0] !== '0' && text[4] === '-' && text.endsWith('+00');

/**
 * A timestamptz as a Date. A list has hundreds of them, and V8 reads the usual text four times as fast as the driver's parser,
 * which reads what is left: infinity, years before 1000 and after 9999, other time zones.
 */
export const parseMoment = (text: string): unknown => (isUsual(text) ? new Date(text) : parseAny(text));
