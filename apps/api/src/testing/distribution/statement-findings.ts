import { loadModule, parseSync } from 'libpg-query';
import { placements } from '../../modules/placement.ts';
import { SellerColumns } from './seller-columns.ts';
import { functionOf, has, type Node, nodesIn, part, parts, textOf, typeOf } from './syntax-tree.ts';

await loadModule();

export type StatementRule = 'seller' | 'returning' | 'stable' | 'subscript' | 'case' | 'setting';

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

const find = (rule: StatementRule, finding: string): StatementFinding => ({ rule, finding });

const relationOf = (node: Node): string => textOf(part(node, 'relation'), 'relname') ?? '';

/** What is written into a distributed table, by an insert or by copying. */
function insertFindings(node: Node): StatementFinding[] {
  const table = relationOf(node);
  if (!isDistributed(table)) return [];
  const names = parts(node, 'cols').map((column) => textOf(part(column, 'ResTarget'), 'name'));
  const isCounted = has(node, 'returningClause') || has(part(node, 'onConflictClause'), 'infer');
  const isQuery = has(node, 'selectStmt') && !has(part(node, 'selectStmt', 'SelectStmt'), 'valuesLists');
  return [
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
  if ([...nodesIn(node)].some(([kind, inner]) => kind === 'CaseExpr' && has(inner, 'arg')))
    findings.push(find('case', `update of ${table} has "case x when": say "case when x = …"`));
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

function settingFindings(trees: readonly Node[], nodes: readonly (readonly [string, Node])[]): StatementFinding[] {
  const setsByCall = nodes.some(([kind, node]) => kind === 'FuncCall' && functionOf(node) === 'set_config');
  const isOneOfSeveral = trees.length > 1 && nodes.some(([kind]) => kind === 'VariableSetStmt');
  return [
    ...(setsByCall ? [find('setting', 'set_config() is not passed on to other nodes: use "set local"')] : []),
    ...(isOneOfSeveral ? [find('setting', 'a setting is a statement of its own')] : []),
  ];
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
  return [
    ...settingFindings(trees, nodes),
    ...nodes.flatMap(([kind, node]) => byKind[kind]?.(node) ?? []),
    ...trees.flatMap(stableFindings),
    ...trees.flatMap((tree) =>
      [...new Set(new SellerColumns(isDistributed).unbound(tree))].map((table) =>
        find('seller', `${table} without a value for its seller`),
      ),
    ),
  ];
}
