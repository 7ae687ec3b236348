import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

test.each([
  [['Send again', 'jonas@shop.example'], 'Send again, jonas@shop.example'],
  [['7.90', 'Spain', '21%'], '7.90, Spain, 21%'],
  [['Remove', ''], 'Remove'],
] as const)('GEN-13 a control says what it acts on behind what is written on it: %j', (parts, name) => {
  const [written, ...about] = parts;
  expect(spoken(written, ...about)).toBe(name);
});
