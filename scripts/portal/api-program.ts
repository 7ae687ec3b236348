/**
 * How Node runs the api. What requests make dies young: V8 would keep up to 64 MB for it, of which nothing gets faster
 * (megabytes of one of the two halves).
 */
export const apiProgram = ['--max-semi-space-size=16', 'apps/api/src/main.ts'] as const;
