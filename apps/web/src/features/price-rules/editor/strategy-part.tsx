import { limits } from '@offizin/domain/limits';
import { measures, type PriceStrategy } from '@offizin/domain/price-rules/terms';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { oneOf } from '../../../platform/one-of.ts';
import { NativeSelect } from '../../../ui/native-select.ts';
import classes from './fields.module.css';
import { NumberField } from './number-field.tsx';
import { Part } from './part.tsx';
import type { RuleDraft } from './use-rule-draft.ts';

/** What each choice begins with where the rule says nothing of it. */
const usual: { readonly [K in PriceStrategy['kind']]: Extract<PriceStrategy, { kind: K }> } = {
  undercut: { kind: 'undercut', by: 1 },
  undercut_share: { kind: 'undercut_share', share: 100 },
  match: { kind: 'match' },
  place: { kind: 'place', place: 3 },
  recommended: { kind: 'recommended', share: 2000 },
};

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <div className={classes['strategy']}>
      <label>
        <input type="radio" name="strategy" checked={isChosen} onChange={onChoose} />
        {name}
      </label>
      {children}
    </div>
  );
}

interface Chosen {
  readonly draft: RuleDraft;
  /** What each choice holds: the rule's own, else what was typed last. */
  readonly known: typeof usual;
  readonly choose: (strategy: PriceStrategy) => void;
}

/** Below the best by an amount or a share of it. */
function Undercut({ draft, known, choose }: Chosen) {
  const t = useTranslations('priceRuleEditor.strategy');
  const { kind } = draft.terms.strategy;
  const [unit, setUnit] = useState<'undercut' | 'undercut_share'>(
    kind === 'undercut_share' ? 'undercut_share' : 'undercut',
  );
  const isOn = kind === 'undercut' || kind === 'undercut_share';
  const field = { label: t('amount'), isBare: true, isOff: !isOn, draft, unit: '', min: 1 } as const;
  return (
    <Choice name={t('undercut')} isChosen={isOn} onChoose={() => choose(known[unit])}>
      {unit === 'undercut' ? (
        <NumberField
          {...field}
          kind="amount"
          value={known.undercut.by}
          max={limits.priceRules.undercut}
          onChange={(by) => by !== null && choose({ kind: 'undercut', by })}
        />
      ) : (
        <NumberField
          {...field}
          kind="share"
          value={known.undercut_share.share}
          max={limits.priceRules.undercutShare}
          onChange={(share) => share !== null && choose({ kind: 'undercut_share', share })}
        />
      )}
      <NativeSelect
        size="xs"
        aria-label={t('unit')}
        value={unit}
        disabled={!isOn}
        data={[
          { value: 'undercut', label: currencySign },
          { value: 'undercut_share', label: '%' },
        ]}
        onChange={({ currentTarget }) => {
          const next = oneOf(currentTarget.value, ['undercut', 'undercut_share'] as const) ?? 'undercut';
          setUnit(next);
          choose(known[next]);
        }}
      />
    </Choice>
  );
}

/** At a place of the list, or some way below the recommended price. */
function PlaceAndRecommended({ draft, known, choose }: Chosen) {
  const t = useTranslations('priceRuleEditor.strategy');
  const { kind } = draft.terms.strategy;
  const [isPlace, isRecommended] = [kind === 'place', kind === 'recommended'];
  return (
    <>
      <Choice name={t('place')} isChosen={isPlace} onChoose={() => choose(known.place)}>
        <NumberField
          label={t('place')}
          isBare
          kind="count"
          unit=""
          min={1}
          max={limits.priceRules.place}
          value={known.place.place}
          isOff={!isPlace}
          draft={draft}
          onChange={(place) => place !== null && choose({ kind: 'place', place })}
        />
        <span>{t('placeAfter')}</span>
      </Choice>
      <Choice name={t('recommended')} isChosen={isRecommended} onChoose={() => choose(known.recommended)}>
        <NumberField
          label={t('share')}
          isBare
          kind="share"
          unit="%"
          min={0}
          max={9000}
          value={known.recommended.share}
          isOff={!isRecommended}
          draft={draft}
          onChange={(share) => share !== null && choose({ kind: 'recommended', share })}
        />
      </Choice>
    </>
  );
}

/** Where a price is wanted, and what it is measured at. */
export function StrategyPart({ draft, number }: { draft: RuleDraft; number: number }) {
  const t = useTranslations('priceRuleEditor');
  const { strategy, measure } = draft.terms;
  const [typed, setTyped] = useState(usual);
  const known = { ...typed, [strategy.kind]: strategy };
  const choose = (next: PriceStrategy) => {
    setTyped({ ...known, [next.kind]: next });
    draft.change({ strategy: next });
  };
  const isOn = (kind: PriceStrategy['kind']) => strategy.kind === kind;
  return (
    <Part number={number} title={t('part.strategy')}>
      <div className={classes['strategies']} role="radiogroup" aria-label={t('part.strategy')}>
        <Undercut {...{ draft, known, choose }} />
        <Choice name={t('strategy.match')} isChosen={isOn('match')} onChoose={() => choose(usual.match)} />
        <PlaceAndRecommended {...{ draft, known, choose }} />
      </div>
      {isOn('recommended') ? null : (
        <div className={classes['measure']}>
          <NativeSelect
            size="xs"
            label={t('strategy.measure')}
            value={measure}
            data={measures.map((value) => ({ value, label: t(`strategy.${value}`) }))}
            onChange={({ currentTarget }) => draft.change({ measure: oneOf(currentTarget.value, measures) ?? 'all' })}
          />
        </div>
      )}
    </Part>
  );
}
