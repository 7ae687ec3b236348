import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isKeptModule, topicsKept } from './topics-kept.ts';

const desk = '/portal/apps/web/src/features/orders/orders-screen.tsx';
const parts = '/portal/apps/web/src/screen-parts.tsx';

test.each([
  [
    'a part that is kept',
    desk,
    "await Promise.all([import('./a.tsx'), loadTopics(['packing', 'orderDialogs'])])",
    'packing orderDialogs',
  ],
  ['as it is built', desk, 'loadTopics(["packing"]), loadTopics([\n"forms",\n])', 'packing forms'],
  ['the screen of something kept', parts, "import('./features/orders/x.tsx'),\n loadTopics(['orders'])", 'orders'],
  [
    'the inbox and the returns',
    parts,
    "import('./features/messages/x.tsx'), loadTopics(['messages']), import('./features/returns/x.tsx'), loadTopics(['returns'])",
    'messages returns',
  ],
  ['another screen', parts, "import('./features/invoices/x.tsx'), loadTopics(['invoices'])", ''],
  ['a module without texts', desk, 'export const a = 1;', ''],
])('GEN-19 the texts of %s are known', (_, id, code, topics) => {
  expect(topicsKept(id, code).join(' ')).toBe(topics);
});

test('GEN-19 the desk is kept with the texts of each part that it can open', () => {
  const source = fileURLToPath(new URL('../src/features/orders/orders-screen.tsx', import.meta.url));
  expect(isKeptModule(source)).toBe(true);
  const topics = topicsKept(source, readFileSync(source, 'utf8'));
  for (const topic of ['packing', 'orderDialogs', 'shipMany', 'orderBatches', 'forms']) expect(topics).toContain(topic);
});
