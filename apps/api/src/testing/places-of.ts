import type { TestPortal } from './portal.ts';

/** Where in the whole database a text is, files in it included: each row of each table as text. */
export async function placesOf(portal: TestPortal, needle: string): Promise<string[]> {
  const tables = await portal.ask<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const [found] = await portal.ask<{ rows: number }>(
      `select count(*)::integer as rows from ${name} row
       where strpos(row::text, $1) > 0 or strpos(row::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0`,
      [needle],
    );
    if ((found?.rows ?? 0) > 0) places.push(name);
  }
  return places;
}
