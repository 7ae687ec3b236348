import { expect, test } from 'vitest';
import { unusedKeys } from './message-uses.ts';

const english = {
  orders: {
    title: 'Orders',
    status: { new: 'New', pending: 'In progress' },
    empty: { search: { title: 'None found', text: 'Check the number.' } },
    file: { sheet: 'New orders' },
  },
  session: { title: 'Sign in' },
};
const all = [
  'orders.empty.search.text',
  'orders.empty.search.title',
  'orders.file.sheet',
  'orders.status.new',
  'orders.status.pending',
  'orders.title',
  'session.title',
];
const allBut = (...used: string[]): string[] => all.filter((key) => !used.includes(key));

const inFiles = (...texts: string[]): string[] =>
  unusedKeys(
    english,
    texts.map((text, index) => ({ file: `apps/web/src/${index}.tsx`, text })),
    {},
  );

test('GEN-01 a text that nothing shows is found', () => {
  expect(inFiles('export const nothing = 1;')).toEqual(all);
});

test.each([
  ['a literal', "const t = useTranslations('orders'); t('title')", ['orders.title']],
  ['a deeper namespace', "const t = useTranslations('orders.status'); t('new')", ['orders.status.new']],
  ['the root', "const t = useTranslations(); t('session.title')", ['session.title']],
  [
    'two namespaces',
    "const t = useTranslations('orders'); const s = useTranslations('session'); s('title')",
    ['orders.title', 'session.title'],
  ],
  [
    'a table of keys',
    "const t = useTranslations('orders'); const rows = ['status.new']; t(rows[0])",
    ['orders.status.new'],
  ],
  ['a question for it', "const t = useTranslations('orders'); t.has('status.new')", ['orders.status.new']],
  [
    'a template',
    "const t = useTranslations('orders'); t(`status.${order.status}`)",
    ['orders.status.new', 'orders.status.pending'],
  ],
  [
    'a template with a call in it',
    "const t = useTranslations('orders'); t(`status.${of({ order })}`)",
    ['orders.status.new', 'orders.status.pending'],
  ],
  [
    'a template with a tail',
    "const t = useTranslations('orders'); t(`empty.${kind}.title`)",
    ['orders.empty.search.title'],
  ],
  [
    'a template without a head',
    "const t = useTranslations('orders.empty'); t(`${kind}.title`)",
    ['orders.empty.search.title'],
  ],
  ['a translator of the server', "const t = await textsIn(locale, 'orders'); t('file.sheet')", ['orders.file.sheet']],
  ['messages as an object', 'name: messages.orders.file.sheet', ['orders.file.sheet']],
  ['a branch of messages', 'messages.orders.status[order.status]', ['orders.status.new', 'orders.status.pending']],
  ['messages taken apart', 'const { session } = first.messages; say(session.title)', ['session.title']],
])('GEN-01 %s counts as a use', (_what, text, used) => {
  expect(inFiles(text)).toEqual(allBut(...used));
});

test.each([
  ['a template of nothing but variables', "const t = useTranslations('orders'); t(`${a}.${b}`)"],
  ['a literal without a namespace', "say('orders.title')"],
  ['a namespace that does not exist', "const t = useTranslations('invoices'); t('title')"],
  ['a template of another namespace', "const t = useTranslations('session'); t(`status.${x}`)"],
  ['the same name in the API', "api.orders.title; useTranslations('orders.status')"],
])('GEN-01 %s is no use', (_what, text) => {
  expect(inFiles(text)).toEqual(all);
});

test('GEN-01 the namespace of one file does not reach the literals of another', () => {
  expect(inFiles("const t = useTranslations('orders');", "say('title')")).toEqual(all);
});

test.each([
  [
    'type',
    "export type OrderTexts = ReturnType<typeof useTranslations<'orders'>>;",
    'function head(t: OrderTexts) { return t("title"); }',
  ],
  [
    'function',
    "export async function orderMessages(locale: string) {\n  const { messages } = await load(locale);\n  return createTranslator({ locale, messages, namespace: 'orders' });\n}",
    "const t = await orderMessages(locale); t('title')",
  ],
])('GEN-01 a translator handed on by the name of a %s brings its namespace', (_kind, declares, uses) => {
  expect(inFiles(declares, uses)).toEqual(allBut('orders.title'));
});

test('GEN-01 a declared prefix covers what lies below it, and no more', () => {
  expect(unusedKeys(english, [], { 'orders.status': 'chosen by the order' })).toEqual(
    allBut('orders.status.new', 'orders.status.pending'),
  );
});
