import { deletedTables, retentionTerms, type Term } from '@offizin/domain/retention';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl, templateName } from '../../testing/template-database.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl(templateName) });
  await client.connect();
});
afterAll(() => client.end());

const terms: Readonly<Record<string, Term>> = retentionTerms;

test('OPS-04 every table of the database has a term, or a reason to have none', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  expect(Object.keys(terms).toSorted()).toEqual(rows.map(({ name }) => name));
  const others = Object.values(terms).flatMap((term) => (term.kind === 'with' ? [term.table] : []));
  expect(others.filter((table) => terms[table] === undefined)).toEqual([]);
});

interface Seen {
  readonly table: string;
  readonly hasPolicies: boolean;
  readonly expression: string | null;
}

const seenByRetention = `
  select c.relname as table, c.relrowsecurity as "hasPolicies", pg_get_expr(p.polqual, c.oid) as expression
  from pg_class c left join pg_policy p on p.polrelid = c.oid and 'offizin_retention'::regrole = any (p.polroles)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

/** The days that a policy names, in one of the ways PostgreSQL writes them. */
function daysIn(expression: string): number {
  const [, days, hours] = /'(?:(\d+) days?|(\d+):00:00)'::interval/.exec(expression) ?? [];
  const [, dates] = /CURRENT_DATE - (\d+)/.exec(expression) ?? [];
  return Number(days ?? dates) || Number(hours) / 24;
}

test('OPS-04 retention sees of a table what its term has ended for, and of what is kept nothing', async () => {
  const { rows } = await client.query<Seen>(seenByRetention);
  const found = rows.filter(({ hasPolicies }) => hasPolicies);
  const described = (table: string) => {
    const term = terms[table];
    return term?.kind === 'deleted' || term?.kind === 'pseudonymised'
      ? { table, days: term.days, column: true }
      : { table, days: null, column: false };
  };
  expect(
    found.map(({ table, expression }) => {
      const term = terms[table];
      const after = term !== undefined && 'after' in term ? term.after : '';
      return {
        table,
        days: expression === null ? null : daysIn(expression),
        column: expression !== null && after !== '' && expression.includes(after),
      };
    }),
  ).toEqual(found.map(({ table }) => described(table)));
});

test('OPS-04 retention may delete what has a term, and nothing else', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and has_table_privilege('offizin_retention', oid, 'delete') order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...deletedTables].toSorted());
});
