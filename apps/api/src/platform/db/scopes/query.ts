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

export const compiled = (statement: Statement<unknown>): CompiledQuery<unknown> =>
  'isRawBuilder' in statement ? statement.compile(query) : statement.compile();
