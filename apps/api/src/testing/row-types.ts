/** Tables that belong to no noun: who calls, how often, and what is repeated. */
const platformTables: ReadonlySet<string> = new Set([
  'api_key',
  'api_token',
  'app_secret',
  'audit',
  'idempotency',
  'last_backup',
  'machine_idempotency',
  'rate_window',
  'remember_token',
  'session',
  'shop_visit',
  'used_challenge',
  'worker_heartbeat',
]);

/** What only the migrations write. */
const withoutRows: ReadonlySet<string> = new Set(['migration']);

/** What a column's value is in JavaScript. */
const valueOf: Readonly<Record<string, string>> = {
  bigint: 'number',
  'bigint[]': 'number[]',
  boolean: 'boolean',
  'boolean[]': 'boolean[]',
  bytea: 'Buffer',
  date: 'Date',
  integer: 'number',
  'integer[]': 'number[]',
  json: 'Json',
  jsonb: 'Json',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  xid8: 'string',
};

/** Texts of these names have one type wherever they occur. */
const typeOfName: Readonly<Record<string, string>> = { brand: 'BrandId', currency: 'Currency', locale: 'LocaleCode' };

const imports: Readonly<Record<string, string>> = {
  BrandId: "import type { BrandId } from '@offizin/domain/brand/brands';",
  LocaleCode: "import type { LocaleCode } from '@offizin/domain/locale/locales';",
  Currency: "import type { Currency } from '@offizin/domain/money';",
  Generated: "import type { Generated } from 'kysely';",
};

/** A column of the dumped schema: its name, its type, and whether it is never null and has a default. */
const columnLine =
  /^ {2}"?([a-z0-9_]+)"? (timestamp with time zone|[a-z0-9]+(?:\[\])?)\S*( not null)?( default| generated)?/;

function columnType(line: string): string | null {
  const [, name = '', type = '', notNull, isGenerated] = columnLine.exec(line) ?? [];
  if (name === '' || name === 'constraint') return null;
  const value = type === 'text' ? (typeOfName[name] ?? 'string') : valueOf[type];
  if (value === undefined) throw new Error(`"${type}" has no type in JavaScript: name it in row-types.ts`);
  const orNull = notNull === undefined ? ' | null' : '';
  if (value === 'Json') return `${name}: ${isGenerated === undefined ? 'Json' : 'GeneratedJson'}${orNull};`;
  return `${name}: ${isGenerated === undefined ? value + orNull : `Generated<${value}${orNull}>`};`;
}

function rowTypesOf(schema: string, isWanted: (table: string) => boolean, row: string): string {
  const tables = schema.split('\n\n').flatMap((section) => {
    const [title = '', ...lines] = section.split('\n');
    const [, table = ''] = /^-- table ([a-z_]+)$/.exec(title) ?? [];
    if (table === '' || !isWanted(table)) return [];
    const columns = lines.flatMap((line) => columnType(line) ?? []);
    return [`  ${table}: {\n${columns.map((column) => `    ${column}\n`).join('')}  };\n`];
  });
  const body = `/** The columns of each table. */\nexport interface Columns {\n${tables.join('')}}\n`;
  const used = Object.entries(imports).flatMap(([name, line]) => (body.includes(name) ? [line] : []));
  const markers = ['GeneratedJson', 'Json'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `// Made of apps/api/schema.sql by \`npm test -- api schema -u\`; not to be edited.
${used.join('\n')}
import type { ${markers.join(', ')} } from '${row}';

${body}`;
}

/** The row types of a dumped schema: those of the platform's tables, and those of the modules'. */
export function rowTypes(schema: string): { readonly platform: string; readonly modules: string } {
  const isKept = (table: string) => !withoutRows.has(table);
  return {
    platform: rowTypesOf(schema, (table) => platformTables.has(table), './row.ts'),
    modules: rowTypesOf(schema, (table) => isKept(table) && !platformTables.has(table), '../platform/db/schema/row.ts'),
  };
}
