import type { RulePreview, RuleView } from '@offizin/contract/price-rules/views';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { useRuleRefusal } from '../rule-queries.ts';
import { useRuleFormats, useWhen } from '../rule-words.ts';
import classes from './hold.module.css';
import { type HoldChoice, useDecide, useOutcomes } from './use-decide.ts';

/** What a change of the mean payout comes to for so many sales. */
const sales = 100;

type Outcomes = ReturnType<typeof useOutcomes>;

/** What each choice says of itself: its name, and what it leads to. */
function useChoiceTexts(outcomes: Outcomes) {
  const t = useTranslations('priceRules.hold');
  const { cents } = useRuleFormats();
  const money = ({ payout: { before, after } }: RulePreview): string => {
    const change = (after - before) * sales;
    if (change === 0) return t('same');
    return change < 0 ? t('costs', { amount: cents(-change) }) : t('brings', { amount: cents(change) });
  };
  const { apply, without_seller: without } = outcomes;
  const texts: Readonly<Record<HoldChoice, readonly [string, string | null]>> = {
    without_seller: [
      t('without_seller'),
      without === undefined ? null : t('withoutText', { count: without.groups.changes }),
    ],
    apply: [t('apply', { count: apply?.groups.changes ?? 0 }), apply === undefined ? null : money(apply)],
    discard: [t('discard'), t('discardText')],
  };
  return texts;
}

/** What can be done about a held run; the filled button repeats what is chosen with its number (52d). */
export function HoldChoices({ rule }: { rule: RuleView }) {
  const t = useTranslations('priceRules.hold');
  const refusal = useRuleRefusal();
  const when = useWhen();
  const outcomes = useOutcomes(rule);
  const texts = useChoiceTexts(outcomes);
  const { isRunning, decide } = useDecide(rule, outcomes.again);
  const isOfOne = (rule.hold?.ofOneSeller ?? null) !== null;
  const choices: readonly HoldChoice[] = isOfOne ? ['without_seller', 'apply', 'discard'] : ['apply', 'discard'];
  const [chosen, setChosen] = useState<HoldChoice>(isOfOne ? 'without_seller' : 'discard');
  const outcome = outcomes[chosen];
  const isDiscard = chosen === 'discard';
  // Discarding needs no figures.
  const isWaiting = outcome === undefined && !isDiscard;
  const label = isDiscard ? t('discard') : t('go', { count: outcome?.groups.changes ?? 0 });
  const Shape = isDiscard ? IconPlayerPause : IconPlayerPlay;
  return (
    <>
      <fieldset className={classes['choices']}>
        <legend>{t('choices')}</legend>
        {choices.map((choice) => {
          const [name, text] = texts[choice];
          return (
            <label key={choice}>
              <input type="radio" name="held" checked={chosen === choice} onChange={() => setChosen(choice)} />
              <span>
                {name}
                <small>{text ?? <SkeletonLine width="60%" />}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      {rule.hold === null ? null : (
        <p className={classes['lapses']}>{t('lapses', { when: when(rule.hold.lapsesAt) })}</p>
      )}
      <div className={classes['bar']}>
        <ChangeButton
          area="prices"
          tone="primary"
          size="large"
          wide
          icon={<Shape size={16} aria-hidden />}
          refusal={refusal ?? (isWaiting ? t('waiting') : null)}
          running={isRunning && t('running')}
          onClick={() => void decide(chosen, outcome?.computedAt ?? new Date().toISOString())}
        >
          {label}
        </ChangeButton>
      </div>
    </>
  );
}
