import { randomInt } from 'node:crypto';

/** A number of an order, a return or a message that nobody takes for a real one. */
export const madeUpNumber = (): string => `TEST-${String(randomInt(100_000_000)).padStart(8, '0')}`;
