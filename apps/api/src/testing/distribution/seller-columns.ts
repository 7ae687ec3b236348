import { columnOf, type Node, nodesIn, operatorOf, part, parts, textOf } from './syntax-tree.ts';

/** A table, a query in brackets or a named query, under the name by which a statement speaks of it. */
interface Source {
  readonly id: number;
  readonly alias: string;
  /** The name of a table of the schema; null for a query. */
  readonly table: string | null;
}

/** The sources of one query, and of those around it. */
interface Scope {
  readonly sources: Source[];
  readonly outer: Scope | null;
  readonly named: ReadonlyMap<string, Node>;
}

const statements = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);
const isStatement = (kind: string): boolean => statements.has(kind);

/** Which tables of a statement are narrowed to the rows of one seller, found by what its conditions put equal. */
export class SellerColumns {
  readonly #isDistributed: (table: string) => boolean;
  readonly #parents = new Map<string, string>();
  readonly #narrowed: { readonly source: Source; readonly table: string }[] = [];
  #sources = 0;

  constructor(isDistributed: (table: string) => boolean) {
    this.#isDistributed = isDistributed;
  }

  /** The distributed tables that are read or changed without a value for their seller. */
  unbound(tree: Node): string[] {
    this.#statements(tree, null, new Map());
    const bound = this.#root('value');
    return this.#narrowed.flatMap(({ source, table }) =>
      this.#root(`${source.id}.seller_id`) === bound ? [] : [table],
    );
  }

  #root(column: string): string {
    let at = column;
    for (let next = this.#parents.get(at); next !== undefined; next = this.#parents.get(at)) at = next;
    return at;
  }

  #equal(one: string | null, other: string | null): void {
    if (one === null || other === null) return;
    const [a, b] = [this.#root(one), this.#root(other)];
    if (a !== b) this.#parents.set(a, b);
  }

  #statements(tree: unknown, outer: Scope | null, named: ReadonlyMap<string, Node>): void {
    for (const [kind, node] of nodesIn(tree, isStatement))
      if (isStatement(kind)) this.#statement(kind, node, { outer, named });
  }

  /** Reads one query; returns its scope, so that its columns can be put equal to those by which it is read. */
  #statement(kind: string, node: Node, around: { outer: Scope | null; named: ReadonlyMap<string, Node> }): Scope {
    const named = new Map(around.named);
    const scope: Scope = { sources: [], outer: around.outer, named };
    for (const each of parts(part(node, 'withClause'), 'ctes')) {
      const cte = part(each, 'CommonTableExpr');
      const query = part(cte, 'ctequery');
      this.#statements(query, around.outer, named);
      named.set(textOf(cte, 'ctename') ?? '', query);
    }
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') this.#table(part(node, 'relation'), scope);
    for (const clause of ['fromClause', 'usingClause']) for (const item of parts(node, clause)) this.#item(item, scope);
    if (kind === 'InsertStmt') this.#query(part(node, 'selectStmt'), scope);
    for (const side of ['larg', 'rarg'])
      if (kind === 'SelectStmt' && side in node) this.#statement('SelectStmt', part(node, side), around);
    this.#conditions(part(node, 'whereClause'), scope);
    for (const clause of ['targetList', 'whereClause', 'returningClause', 'valuesLists', 'onConflictClause'])
      this.#statements(node[clause], scope, named);
    return scope;
  }

  #query(query: Node, outer: Scope): void {
    this.#statements(query, outer, outer.named);
  }

  #add(alias: string, table: string | null, scope: Scope): Source {
    const source: Source = { id: (this.#sources += 1), alias, table };
    scope.sources.push(source);
    if (table !== null && this.#isDistributed(table)) this.#narrowed.push({ source, table });
    return source;
  }

  #table(range: Node, scope: Scope): void {
    const name = textOf(range, 'relname') ?? '';
    const alias = textOf(part(range, 'alias'), 'aliasname') ?? name;
    const query = scope.named.get(name);
    const source = this.#add(alias, query === undefined ? name : null, scope);
    // A named query is read once more here, so that each use has columns of its own.
    if (query !== undefined) this.#columns(query, source, { outer: null, named: without(scope.named, name) });
  }

  /** Puts the columns of a query equal to those of the name under which it is read. */
  #columns(query: Node, source: Source, around: { outer: Scope | null; named: ReadonlyMap<string, Node> }): void {
    const [entry] = Object.entries(query);
    if (entry === undefined) return;
    const [kind, node] = [entry[0], part(query, entry[0])];
    const inner = this.#statement(kind, node, around);
    const list = kind === 'SelectStmt' ? parts(node, 'targetList') : parts(part(node, 'returningClause'), 'exprs');
    for (const each of list) {
      const target = part(each, 'ResTarget');
      const fields = columnOf(part(target, 'val', 'ColumnRef'));
      const last = fields.at(-1);
      if (last === undefined) {
        const name = textOf(target, 'name');
        if (name !== undefined) this.#equal(`${source.id}.${name}`, this.#value(part(target, 'val'), inner));
      } else if (last === '*') {
        this.#equal(`${source.id}.seller_id`, this.#column([...fields.slice(0, -1), 'seller_id'], inner));
      } else this.#equal(`${source.id}.${textOf(target, 'name') ?? last}`, this.#column(fields, inner));
    }
  }

  #item(item: Node, scope: Scope): void {
    if ('RangeVar' in item) this.#table(part(item, 'RangeVar'), scope);
    else if ('RangeSubselect' in item) {
      const range = part(item, 'RangeSubselect');
      const source = this.#add(textOf(part(range, 'alias'), 'aliasname') ?? '', null, scope);
      this.#columns(part(range, 'subquery'), source, { outer: scope, named: scope.named });
    } else if ('JoinExpr' in item) {
      const join = part(item, 'JoinExpr');
      this.#item(part(join, 'larg'), scope);
      this.#item(part(join, 'rarg'), scope);
      this.#conditions(part(join, 'quals'), scope);
      this.#statements(join['quals'], scope, scope.named);
    } else {
      const alias = textOf(part(item, 'RangeFunction', 'alias'), 'aliasname');
      if (alias !== undefined) this.#add(alias, null, scope);
      this.#statements(item, scope, scope.named);
    }
  }

  /** Takes what must hold for every row: conditions joined by `and`, of which an equation binds its sides. */
  #conditions(condition: Node, scope: Scope): void {
    const all = part(condition, 'BoolExpr');
    if (all['boolop'] === 'AND_EXPR') for (const each of parts(all, 'args')) this.#conditions(each, scope);
    const equation = part(condition, 'A_Expr');
    if (equation['kind'] !== 'AEXPR_OP' || operatorOf(equation) !== '=') return;
    this.#equal(this.#value(part(equation, 'lexpr'), scope), this.#value(part(equation, 'rexpr'), scope));
  }

  /** The column that an expression is, or `value` for a parameter or constant; null for anything else. */
  #value(expression: Node, scope: Scope): string | null {
    if ('ParamRef' in expression || 'A_Const' in expression) return 'value';
    if ('TypeCast' in expression) return this.#value(part(expression, 'TypeCast', 'arg'), scope);
    return 'ColumnRef' in expression ? this.#column(columnOf(part(expression, 'ColumnRef')), scope) : null;
  }

  #column(fields: readonly string[], scope: Scope): string | null {
    const [column = '', alias] = fields.toReversed();
    for (let at: Scope | null = scope; at !== null; at = at.outer) {
      const { sources } = at;
      const found =
        alias === undefined ? this.#ownerOf(column, sources) : sources.find((source) => source.alias === alias);
      // A seller's id is the seller of its rows.
      if (found !== undefined)
        return `${found.id}.${found.table === 'seller' && column === 'id' ? 'seller_id' : column}`;
    }
    return null;
  }

  /** Whose column it is that is named alone: only of distributed tables is it known that they have a seller. */
  #ownerOf(column: string, sources: readonly Source[]): Source | undefined {
    const owner = sources.find(({ table }) => column === 'seller_id' && table !== null && this.#isDistributed(table));
    return owner ?? (sources.length === 1 ? sources[0] : undefined);
  }
}

function without<V>(map: ReadonlyMap<string, V>, name: string): ReadonlyMap<string, V> {
  return new Map([...map].filter(([key]) => key !== name));
}
