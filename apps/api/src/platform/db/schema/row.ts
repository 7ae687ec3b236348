import type { ColumnType } from 'kysely';

/** A column of JSON, and one with a default: read as a value, written as text. */
export type Json = ColumnType<unknown, string, string>;
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;

/** A column with another type of its values; null and a default stay as the database has them. */
type Narrowed<C, V> =
  C extends ColumnType<infer S, infer I, infer U>
    ? unknown extends S
      ? ColumnType<V, I, U>
      : ColumnType<V | Extract<S, null>, V | Extract<I, null | undefined>, V | Extract<U, null>>
    : C extends null
      ? null
      : V;

/** A row type made from the database's columns, with what only the program knows of their values. */
export type Row<C, N extends { readonly [K in keyof N]: K extends keyof C ? unknown : never }> = {
  [K in keyof C]: K extends keyof N ? Narrowed<C[K], N[K]> : C[K];
};
