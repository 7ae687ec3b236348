import { loadModule, parseSync } from 'libpg-query';
import { placements } from '../../modules/placement.ts';
import { SellerColumns } from './seller-columns.ts';
import { columnOf, functionOf, has, type Node, nodesIn, part, parts, textOf, typeOf } from './syntax-tree.ts';

await loadModule();

export type StatementRule =
  | 'seller'
  | 'returning'
  | 'stable'
  | 'subscript'
  | 'case'
  | 'setting'
  | 'place'
  | 'notice'
  | 'value'
  | 'whole';

export interface StatementFinding {
  readonly rule: StatementRule;
  readonly finding: string;
}

const placed: Readonly<Record<string, string>> = placements;
const isDistributed = (table: string): boolean => placed[table] === 'distributed';

/** Functions that each node answers by itself. */
const stable = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'clock_timestamp',
  'timeofday',
  'make_interval',
  'age',
  'current_setting',
  'current_seller',
]);

/** Functions whose result another node is not trusted to repeat, of a row's columns. */
const unsureOfColumns = new Set(['jsonb_build_object', 'jsonb_build_array', 'to_jsonb', 'concat', 'format', 'to_char']);

const isPlaced = (table: string): boolean => isDistributed(table) || placed[table] === 'reference';

const find = (rule: StatementRule, finding: string): StatementFinding => ({ rule, finding });

const relationOf = (node: Node): string => textOf(part(node, 'relation'), 'relname') ?? '';

const caseFindings = (node: Node, table: string): StatementFinding[] =>
  [...nodesIn(node)].some(([kind, inner]) => kind === 'CaseExpr' && has(inner, 'arg'))
    ? [find('case', `what is written into ${table} has "case x when": say "case when x = …"`)]
    : [];

/** Whose row it is says on which node it lies: that is never changed, not even to the same seller. */
const moveFindings = (changing: Node, table: string): StatementFinding[] =>
  parts(changing, 'targetList').some((target) => textOf(part(target, 'ResTarget'), 'name') === 'seller_id')
    ? [find('value', `changes the seller of a row of ${table}`)]
    : [];

/** What is written into a distributed table, by an insert or by copying. */
function insertFindings(node: Node): StatementFinding[] {
  const table = relationOf(node);
  if (!isDistributed(table)) return [];
  const names = parts(node, 'cols').map((column) => textOf(part(column, 'ResTarget'), 'name'));
  const isCounted = has(node, 'returningClause') || has(part(node, 'onConflictClause'), 'infer');
  const isQuery = has(node, 'selectStmt') && !has(part(node, 'selectStmt', 'SelectStmt'), 'valuesLists');
  const select = part(node, 'selectStmt', 'SelectStmt');
  const values = has(select, 'fromClause') ? select['valuesLists'] : select;
  const asks = [...nodesIn(values)].some(([kind]) => kind === 'SubLink');
  return [
    ...(asks ? [find('value', `inserts into ${table} what a query answers: ask before`)] : []),
    ...caseFindings(node, table),
    ...moveFindings(part(node, 'onConflictClause'), table),
    ...(names.includes('seller_id') ? [] : [find('seller', `inserts into ${table} without seller_id`)]),
    ...(isQuery && !isCounted
      ? [find('returning', `insert … select into ${table} has neither RETURNING nor ON CONFLICT with its columns`)]
      : []),
  ];
}

function updateFindings(node: Node): StatementFinding[] {
  const table = relationOf(node);
  if (!isDistributed(table)) return [];
  const findings: StatementFinding[] = [];
  const hasSubscript = [...nodesIn(node['targetList'])].some(
    ([kind]) => kind === 'A_Indices' || kind === 'A_ArrayExpr',
  );
  if (has(node, 'fromClause') && hasSubscript)
    findings.push(find('subscript', `update of ${table} … from sets an array's element: take it in a subselect`));
  findings.push(...caseFindings(node, table), ...moveFindings(node, table));
  if ([...nodesIn(node)].some(([kind, inner]) => kind === 'FuncCall' && unsureOfColumns.has(functionOf(inner))))
    findings.push(find('stable', `update of ${table} builds a value that each node would build by itself`));
  return findings;
}

function copyFindings(node: Node): StatementFinding[] {
  const table = relationOf(node);
  const names = parts(node, 'attlist').map((column) => textOf(part(column, 'String'), 'sval'));
  return isDistributed(table) && !names.includes('seller_id')
    ? [find('seller', `copies ${table} without seller_id`)]
    : [];
}

const writes = new Set(['InsertStmt', 'UpdateStmt']);

function stableFindings(tree: Node): StatementFinding[] {
  const nodes = [...nodesIn(tree)];
  if (!nodes.some(([kind, node]) => writes.has(kind) && isDistributed(relationOf(node)))) return [];
  return nodes.flatMap(([kind, node]) => {
    const name =
      kind === 'FuncCall'
        ? functionOf(node)
        : kind === 'SQLValueFunction'
          ? 'now'
          : kind === 'TypeCast'
            ? typeOf(node)
            : '';
    return stable.has(name) || name === 'interval'
      ? [find('stable', `${name} in a statement that writes: pass the instant or the seller`)]
      : [];
  });
}

/** The first argument of a call, where it is a text. */
const settingIn = (call: Node): string | undefined =>
  textOf(part(parts(call, 'args')[0] ?? {}, 'A_Const', 'sval'), 'sval');

function settingFindings(trees: readonly Node[], nodes: readonly (readonly [string, Node])[]): StatementFinding[] {
  const setsByCall = nodes.some(
    ([kind, node]) => kind === 'FuncCall' && functionOf(node) === 'set_config' && settingIn(node) !== 'role',
  );
  const setsRole = nodes.some(([kind, node]) => kind === 'VariableSetStmt' && textOf(node, 'name') === 'role');
  const isOneOfSeveral = trees.length > 1 && nodes.some(([kind]) => kind === 'VariableSetStmt');
  return [
    ...(setsByCall ? [find('setting', 'set_config() is not passed on to other nodes: use "set local"')] : []),
    ...(setsRole ? [find('setting', 'a role is passed on to connections of other roles: use set_config()')] : []),
    ...(isOneOfSeveral ? [find('setting', 'a setting is a statement of its own')] : []),
  ];
}

/** What a conflict changes is evaluated where the row lies, also in tables that every node has. */
function conflictFindings(nodes: readonly (readonly [string, Node])[]): StatementFinding[] {
  return nodes.flatMap(([kind, node]) => {
    if (kind !== 'InsertStmt' || placed[relationOf(node)] !== 'reference') return [];
    const changes = [...nodesIn(part(node, 'onConflictClause')['targetList'])];
    return changes.some(([name, call]) => name === 'FuncCall' && stable.has(functionOf(call)))
      ? [find('stable', `a conflict in ${relationOf(node)} asks for the time: pass the instant`)]
      : [];
  });
}

/** A row's place in its file is another one on each node. */
function placeFindings(nodes: readonly (readonly [string, Node])[]): StatementFinding[] {
  const tables = nodes.flatMap(([kind, node]) => (kind === 'RangeVar' ? [textOf(node, 'relname') ?? ''] : []));
  const written = nodes.flatMap(([kind, node]) =>
    kind === 'DeleteStmt' || kind === 'UpdateStmt' ? [relationOf(node)] : [],
  );
  const names = nodes.some(([kind, node]) => kind === 'ColumnRef' && columnOf(node).at(-1) === 'ctid');
  const table = [...tables, ...written].find(isPlaced);
  return names && table !== undefined ? [find('place', `names rows of ${table} by their place: use the key`)] : [];
}

/** A notice is heard on the node on which it is said: in a statement that asks a table this may be another one. */
function noticeFindings(nodes: readonly (readonly [string, Node])[]): StatementFinding[] {
  const says = nodes.some(([kind, node]) => kind === 'FuncCall' && functionOf(node) === 'pg_notify');
  const asks = nodes.some(([kind]) => kind === 'RangeVar' || kind === 'InsertStmt');
  return says && asks ? [find('notice', 'notifies in a statement that asks a table: use one of its own')] : [];
}

/**
 * A query in an expression names the seller itself: a column of the query around it is known to one node only where that is simple
 * enough, which neither an outer join nor a table of every node is.
 */
const valueFindings = (nodes: readonly (readonly [string, Node])[]): StatementFinding[] =>
  nodes.flatMap(([kind, node]) =>
    kind === 'SubLink'
      ? [...new Set(new SellerColumns(isDistributed).unbound(part(node, 'subselect')))].map((table) =>
          find('value', `${table} in an expression has its seller from around it: give the value there, too`),
        )
      : [],
  );

const isEmpty = (select: Node): boolean =>
  !has(select, 'targetList') && !has(select, 'valuesLists') && !has(select, 'larg');

const asksDistributed = (tree: unknown): boolean =>
  [...nodesIn(tree)].some(([kind, node]) => kind === 'RangeVar' && isDistributed(textOf(node, 'relname') ?? ''));

/**
 * What nodes refuse in a statement for all sellers: each answers for its own. A query that is answered ahead of the others is read as
 * a list of its columns, and must have one; which are answered so is the planner's choice, and a column costs nothing.
 */
function wholeFindings(nodes: readonly (readonly [string, Node])[]): StatementFinding[] {
  return nodes.flatMap(([kind, node]) => {
    if (kind === 'SelectStmt' && isEmpty(node) && asksDistributed(node['fromClause']))
      return [find('whole', 'selects nothing for all sellers: "select 1"')];
    const isAlternative = kind === 'BoolExpr' && node['boolop'] === 'OR_EXPR';
    if (isAlternative && parts(node, 'args').some((each) => 'SubLink' in each && asksDistributed(each)))
      return [find('whole', 'has a query in an alternative for all sellers: "in (… union …)"')];
    return [];
  });
}

const byKind: Readonly<Record<string, (node: Node) => StatementFinding[]>> = {
  InsertStmt: insertFindings,
  UpdateStmt: updateFindings,
  CopyStmt: copyFindings,
};

/** How a statement would fail, or ask every node, on a database of several nodes (docs/decisions/0018). */
export function statementFindings(text: string): StatementFinding[] {
  const trees = (parseSync(text).stmts ?? []).map(({ stmt }) => ({ ...stmt }));
  const nodes = trees.flatMap((tree) => [...nodesIn(tree)]);
  const unbound = trees.flatMap((tree) => [...new Set(new SellerColumns(isDistributed).unbound(tree))]);
  return [
    ...settingFindings(trees, nodes),
    ...nodes.flatMap(([kind, node]) => byKind[kind]?.(node) ?? []),
    ...conflictFindings(nodes),
    ...placeFindings(nodes),
    ...noticeFindings(nodes),
    // What is asked for all sellers has no value to give.
    ...(unbound.length === 0 ? valueFindings(nodes) : wholeFindings(nodes)),
    ...trees.flatMap(stableFindings),
    ...unbound.map((table) => find('seller', `${table} without a value for its seller`)),
  ];
}
