import { readFileSync } from 'node:fs';
import { parseSync, type Node } from 'oxc-parser';
import { mayKeepField } from '../../packages/domain/src/identity/kept-fields.ts';
import { inProject } from '../project.ts';
import type { SourceText } from './message-uses.ts';
import { filesBelow } from './source-files.ts';
import { nodesBelow } from './syntax-tree.ts';
import { knownEditors } from './known-editors.ts';

type Element = Extract<Node, { type: 'JSXOpeningElement' }>;

/** What one types into; a search or a filter is no work. */
const typedInto = new Set(['TextInput', 'Textarea', 'PasswordInput', 'CodeInput', 'DateField', 'input', 'textarea']);
/** Kinds of `<input>` in which nothing is typed. */
const untyped = new Set(['checkbox', 'radio', 'file', 'hidden', 'submit', 'range', 'search']);

const nameOf = ({ name }: Element): string => (name.type === 'JSXIdentifier' ? name.name : '');

/** The text of an attribute that is written out; null where there is none or it is computed. */
function attribute({ attributes }: Element, wanted: string): string | null {
  for (const each of attributes)
    if (each.type === 'JSXAttribute' && each.name.name === wanted && each.value?.type === 'Literal')
      return String(each.value.value);
  return null;
}

/** The field of a form that a control is bound to: its name, or an empty one where that is computed; null where it is bound to none. */
function boundTo({ attributes }: Element): string | null {
  for (const each of attributes) {
    if (each.type !== 'JSXSpreadAttribute' || each.argument.type !== 'CallExpression') continue;
    const { callee, arguments: given } = each.argument;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.property.name !== 'text')
      continue;
    return given[0]?.type === 'Literal' && typeof given[0].value === 'string' ? given[0].value : '';
  }
  return null;
}

/** Whether it changes a form's value by hand. */
const isHeldByForm = ({ text }: SourceText, { start, end }: Element): boolean =>
  /\bform\.(?:set|text)\(/.test(text.slice(start, end));

const elementsIn = ({ file, text }: SourceText): Element[] =>
  [...nodesBelow(parseSync(file, text).program)].filter((node): node is Element => node.type === 'JSXOpeningElement');

const isTypedInto = (element: Element): boolean =>
  typedInto.has(nameOf(element)) && !untyped.has(attribute(element, 'type') ?? '');

/** Controls that the browser itself takes for a secret. */
const isSecret = (element: Element): boolean =>
  nameOf(element) === 'PasswordInput' ||
  nameOf(element) === 'CodeInput' ||
  attribute(element, 'type') === 'password' ||
  /password|one-time-code|^cc-/.test(attribute(element, 'autoComplete') ?? '');

/** An editor that no form holds must be known with its reason; a secret field must be one that is never kept (PRO-11). */
export function unsavedWorkFindings(sources: readonly SourceText[], known: Readonly<Record<string, string>>): string[] {
  const findings: string[] = [];
  const unbound = new Set<string>();
  for (const source of sources)
    for (const element of elementsIn(source).filter(isTypedInto)) {
      const field = boundTo(element);
      if (field === null && !isHeldByForm(source, element)) unbound.add(source.file);
      if (isSecret(element) && field !== null && field !== '' && mayKeepField(field))
        findings.push(
          `${source.file}: ${field} is a secret, and a draft would keep it: packages/domain/src/identity/kept-fields.ts`,
        );
    }
  for (const file of unbound)
    if (!(file in known))
      findings.push(
        `${file}: what is typed here belongs to no useForm: use beforeSessionEnds, and say so in scripts/check/known-editors.ts`,
      );
  for (const file of Object.keys(known))
    if (!unbound.has(file)) findings.push(`${file}: has no editor of its own: scripts/check/known-editors.ts names it`);
  return findings;
}

export function checkUnsavedWork(): string[] {
  const files = ['features', 'parts', 'shell'].flatMap((folder) => filesBelow(`apps/web/src/${folder}`, ['.tsx']));
  const sources = files
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => ({ file, text: readFileSync(inProject(file), 'utf8') }));
  return unsavedWorkFindings(sources, knownEditors);
}
