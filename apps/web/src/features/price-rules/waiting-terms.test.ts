import { firstTerms, type RuleTerms } from '@offizin/domain/price-rules/terms';
import { expect, test } from 'vitest';
import { waitingTerms } from './waiting-terms.ts';

const { covers, hours, ...others } = firstTerms;
const turned: RuleTerms = { ...others, hours: hours.map((day) => day && { to: day.to, from: day.from }), covers };

test.each([
  ['nothing is written', { terms: firstTerms, draft: null }, null],
  ['what is in force is written, in another order', { terms: turned, draft: firstTerms }, null],
  ['another step is written', { terms: turned, draft: { ...firstTerms, step: 700 } }, { ...firstTerms, step: 700 }],
  ['nothing is in force yet', { terms: null, draft: firstTerms }, firstTerms],
])('OFF-11 %s', (_title, rule, waiting) => {
  expect(waitingTerms(rule)).toEqual(waiting);
});
