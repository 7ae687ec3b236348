import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseSync, type TSInterfaceDeclaration, type TSSignature, type TSType } from 'oxc-parser';

export interface RowType {
  /** The name of the value's type: `Date`, `Buffer`, `JSONColumnType`, `boolean`, or `other`. */
  readonly value: string;
  readonly isNullable: boolean;
  readonly isGenerated: boolean;
}

export type RowTypes = ReadonlyMap<string, ReadonlyMap<string, RowType>>;

const folder = new URL('../', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name === 'platform/db/schema/schema.ts' || /^modules\/.*tables\.ts$/.test(name))
  .map((name) => new URL(name, folder));

const nameOf = (node: { type: string; name?: string }): string => node.name ?? '';

function columnOf(type: TSType): RowType {
  if (type.type === 'TSUnionType') {
    const kept = type.types.filter((each) => each.type !== 'TSNullKeyword');
    const [only] = kept;
    const value = kept.length === 1 && only !== undefined ? columnOf(only).value : 'other';
    return { value, isNullable: kept.length < type.types.length, isGenerated: false };
  }
  if (type.type === 'TSBooleanKeyword') return { value: 'boolean', isNullable: false, isGenerated: false };
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier')
    return { value: 'other', isNullable: false, isGenerated: false };
  const name = nameOf(type.typeName);
  const [inner] = type.typeArguments?.params ?? [];
  if (name === 'Generated' && inner !== undefined) return { ...columnOf(inner), isGenerated: true };
  if (name === 'GeneratedJson') return { value: 'JSONColumnType', isNullable: false, isGenerated: true };
  const known = ['Date', 'Buffer', 'JSONColumnType'].includes(name);
  return { value: known ? name : 'other', isNullable: false, isGenerated: false };
}

class Declarations {
  readonly #byName: ReadonlyMap<string, TSInterfaceDeclaration>;

  constructor(declarations: readonly TSInterfaceDeclaration[]) {
    this.#byName = new Map(declarations.map((declaration) => [declaration.id.name, declaration]));
  }

  /** The properties of an interface, with those that it extends. */
  members(name: string): readonly TSSignature[] {
    const declaration = this.#byName.get(name);
    if (declaration === undefined) throw new Error(`${name} is no interface of the row types`);
    const inherited = declaration.extends.flatMap(({ expression }) =>
      expression.type === 'Identifier' ? this.members(nameOf(expression)) : [],
    );
    return [...inherited, ...declaration.body.body];
  }

  membersOf(type: TSType): readonly TSSignature[] {
    if (type.type === 'TSTypeLiteral') return type.members;
    if (type.type === 'TSIntersectionType') return type.types.flatMap((each) => this.membersOf(each));
    if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier')
      return this.members(nameOf(type.typeName));
    throw new Error(`a row type is written as ${type.type}, which this reader does not know`);
  }
}

const properties = (members: readonly TSSignature[]): readonly (readonly [string, TSType])[] =>
  members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
      ? [[nameOf(member.key), member.typeAnnotation.typeAnnotation] as const]
      : [],
  );

/** The tables that the query builder knows and their columns, as `Schema` declares them. */
export async function readRowTypes(): Promise<RowTypes> {
  const declarations: TSInterfaceDeclaration[] = [];
  for (const file of files) {
    for (const statement of parseSync(file.pathname, await readFile(file, 'utf8')).program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type === 'TSInterfaceDeclaration') declarations.push(declaration);
    }
  }
  const known = new Declarations(declarations);
  return new Map(
    properties(known.members('Schema')).map(([table, type]) => [
      table,
      new Map(properties(known.membersOf(type)).map(([column, inner]) => [column, columnOf(inner)])),
    ]),
  );
}
