/** Rows that are all there, or portions of them as they are read: a step for each single row costs more than to write it. */
export type Portions<R> = Iterable<R> | AsyncIterable<readonly R[]>;

/** One shape for both. */
export async function* portionsOf<R>(rows: Portions<R>): AsyncGenerator<Iterable<R>> {
  if (Symbol.asyncIterator in rows) yield* rows;
  else yield rows;
}
