/**
 * How Node runs the api. What requests make dies young: V8 would keep up to 64 MB for it, of which nothing gets faster
 * (megabytes of one of the two halves). What lives longer is collected when it has grown by a third; V8 would wait until
 * it is more than twice as much.
 */
export const apiProgram = ['--max-semi-space-size=16', '--heap-growing-percent=30', 'apps/api/src/main.ts'] as const;
