/** Rows that are few, for a file that is written portion by portion. */
export async function* inOnePortion<R>(rows: readonly R[] | Promise<readonly R[]>): AsyncGenerator<readonly R[]> {
  yield await rows;
}
