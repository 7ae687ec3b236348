import type { RuleEvent } from '@offizin/contract/price-rules/views';
import { firstLimits, firstTerms, noConditions } from '@offizin/domain/price-rules/terms';
import { expect, test } from 'vitest';
import { loadTopics } from '../../../platform/messages.ts';
import { show } from '../../../testing/show.tsx';
import { useChangedFields } from './event-words.ts';
import { type Reasoned, useReasonSentence } from './reason-text.ts';

const change: Reasoned = {
  kind: 'changed',
  reason: 'market_down',
  best: 289,
  floor: 270,
  dayChange: 1,
  actorName: null,
};

function Sentence({ of }: { of: Reasoned }) {
  return <p>{useReasonSentence()(of)}</p>;
}

test.each<[Partial<Reasoned>, string]>([
  [{}, 'The best of the others is at 2.89.'],
  [{ dayChange: 4 }, 'The best of the others is at 2.89. Change 4 of the day.'],
  [{ best: null }, 'The best of the others is at –.'],
  [{ reason: 'to_floor' }, 'The best of the others is at 2.89. Your floor is 2.70.'],
  [{ reason: 'market_limit', kind: 'stopped' }, 'A price limit of Lindora doesn’t allow it. Stopped.'],
  [{ reason: 'day_limit', kind: 'stopped', dayChange: 4 }, 'The 4 changes of the day are used up. Stopped.'],
  [{ reason: 'day_limit', kind: 'stopped' }, 'The one change of the day is used up. Stopped.'],
  [{ reason: 'war', kind: 'stopped', dayChange: 4 }, 'Price war: 4 changes that day. Stopped.'],
  [{ reason: 'restored', kind: 'restored', actorName: 'Ada Berg' }, 'Put back by Ada Berg.'],
  [{ reason: 'restored', kind: 'restored' }, 'Put back by someone.'],
])('OFF-11 the reason of %o is a sentence with its numbers', async (of, sentence) => {
  await loadTopics(['priceRules', 'priceRuleHistory']);
  const { screen } = await show(<Sentence of={{ ...change, ...of }} />);
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
});

const event: RuleEvent = {
  at: '2026-11-24T09:00:00.000Z',
  act: 'switched_on',
  actorName: 'Ada Berg',
  ruleId: null,
  ruleName: null,
  before: firstTerms,
  after: firstTerms,
  limits: null,
  product: null,
  restored: null,
  name: null,
};

function Fields({ of }: { of: RuleEvent }) {
  const fields = useChangedFields()(of);
  return <p>{fields.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join(' | ') || 'none'}</p>;
}

test.each<[string, Partial<RuleEvent>, string]>([
  ['the same terms', {}, 'none'],
  ['a first time', { before: null }, 'none'],
  [
    'a strategy and its floor',
    { after: { ...firstTerms, strategy: { kind: 'match' }, floor: { kind: 'margin', share: 1200 } } },
    'Strategy: €0.01 below the best → same as the best | Floor: from 8% margin → from 12% margin',
  ],
  [
    'which offers, and a ceiling',
    { after: { ...firstTerms, covers: { ...noConditions, priceTo: 1500 }, belowRecommended: 100 } },
    'Offers: all offers → Price up to €15.00 | Ceiling: the RRP → RRP minus €1.00',
  ],
  [
    'the name and the limits of all',
    {
      name: { before: 'Best', after: 'Better' },
      limits: { before: firstLimits, after: { ...firstLimits, step: 500, changesPerProduct: 3 } },
    },
    'Name: Best → Better | Per product and day: 4 → 3 | Per step: 8% → 5%',
  ],
])('OFF-11 an act says only what differs: %s', async (_, changed, words) => {
  await loadTopics(['priceRules', 'priceRuleEditor', 'priceRuleHistory']);
  const { screen } = await show(<Fields of={{ ...event, ...changed }} />);
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});
