import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Builds and types queries; the scopes of `db-scopes.ts` run them. */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** What a scope runs: a built query or a raw statement, whose rows are of `R`. */
export type Statement<R> = { compile(): CompiledQuery<R> } | RawBuilder<R>;

/**
 * A query whose text never changes, built and compiled with its first use: building one costs more than most queries take. It is
 * built with `marks`, objects that nothing else is; each use gives what stands in their place.
 */
export function compiledOnce<R, V extends object>(
  marks: V,
  build: (marks: V) => { compile(): CompiledQuery<R> },
): (values: V) => Statement<R> {
  let known: CompiledQuery<R> | undefined;
  const names = new Map<unknown, keyof V>(Object.keys(marks).map((name) => [marks[name as keyof V], name as keyof V]));
  return (values) => {
    known ??= build(marks).compile();
    const query = known;
    const parameters = query.parameters.map((parameter) => {
      const name = names.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    return { compile: () => ({ ...query, parameters }) };
  };
}

export const compiled = (statement: Statement<unknown>): CompiledQuery<unknown> =>
  'isRawBuilder' in statement ? statement.compile(query) : statement.compile();
