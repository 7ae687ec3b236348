/** The time as the process sees it; tests give their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function secondsAfter(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
