/** Classes of SQLSTATE that say that the database cannot work now: connection, resources, operator, system. */
const passingClasses = new Set(['08', '28', '53', '57', '58']);

const passingStates = new Set([
  '25006', // read-only: a standby, or a fail-over under way
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that took too long
  '3D000', // the database is being moved
  '40001',
  '40P01',
  '55P03', // a lock that was not to be had in time
]);

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says of a connection that ended, or could not be had in time; it gives these no code. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/;

const stateOf = (error: object): string | null =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;

/** Whether the database, or the way there, failed for now: the same call may succeed a moment later. */
export function isPassingFailure(error: Error): boolean {
  const state = stateOf(error);
  if (state !== null && (passingStates.has(state) || passingClasses.has(state.slice(0, 2)))) return true;
  if ('code' in error && typeof error.code === 'string' && systemCodes.has(error.code)) return true;
  return driverMessages.test(error.message);
}

/** Whether the database refused the data itself: it will refuse them again, however often they are sent. */
export function isRefusedData(error: unknown): boolean {
  return error instanceof Error && stateOf(error)?.startsWith('22') === true;
}
