import type { RulePreview } from '@offizin/contract/price-rules/views';
import { limits } from '@offizin/domain/limits';
import { floorKinds, type PriceFloor } from '@offizin/domain/price-rules/terms';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { oneOf } from '../../../platform/one-of.ts';
import { NativeSelect } from '../../../ui/native-select.ts';
import { useRuleFormats } from '../rule-words.ts';
import classes from './fields.module.css';
import { NumberField } from './number-field.tsx';
import { Part } from './part.tsx';
import type { RuleDraft } from './use-rule-draft.ts';

/** What each kind of floor begins with. */
const usual: { readonly [K in PriceFloor['kind']]: Extract<PriceFloor, { kind: K }> } = {
  margin: { kind: 'margin', share: 800 },
  payout: { kind: 'payout', amount: 500 },
  price: { kind: 'price', amount: 500 },
  recommended: { kind: 'recommended', share: 8500 },
};

const shares = { margin: { min: 0, max: 9000 }, recommended: { min: 1000, max: 10_000 } } as const;

function FloorValue({ floor, draft }: { floor: PriceFloor; draft: RuleDraft }) {
  const t = useTranslations('priceRuleEditor');
  const field = { label: t(`bounds.${floor.kind}`), isBare: true, draft } as const;
  if ('amount' in floor)
    return (
      <NumberField
        {...field}
        kind="amount"
        unit={currencySign}
        min={1}
        max={limits.offerPriceMax}
        value={floor.amount}
        onChange={(amount) => amount !== null && draft.change({ floor: { kind: floor.kind, amount } })}
      />
    );
  return (
    <NumberField
      {...field}
      kind="share"
      unit="%"
      {...shares[floor.kind]}
      value={floor.share}
      onChange={(share) => share !== null && draft.change({ floor: { kind: floor.kind, share } })}
    />
  );
}

/** How many offers have what the floor is measured by, and what holds for the others. */
function FloorHelp({ floor, preview }: { floor: PriceFloor; preview: RulePreview | undefined }) {
  const t = useTranslations('priceRuleEditor.bounds');
  const { number } = useRuleFormats();
  if (preview === undefined || floor.kind === 'price' || floor.kind === 'payout') return null;
  const { covered, withoutBase } = preview;
  const base = floor.kind === 'margin' ? 'withPurchase' : 'withRecommended';
  return (
    <p>
      {t(base, { with: number(covered - withoutBase) })}{' '}
      {withoutBase === 0 ? null : t('without', { count: withoutBase })}
    </p>
  );
}

/** What a rule never goes below and never above. */
export function BoundsPart(props: { draft: RuleDraft; number: number; preview: RulePreview | undefined }) {
  const { draft, number, preview } = props;
  const t = useTranslations('priceRuleEditor');
  const { floor, belowRecommended } = draft.terms;
  const [typed, setTyped] = useState(usual);
  const change = (kind: PriceFloor['kind']) => {
    setTyped({ ...typed, [floor.kind]: floor });
    draft.change({ floor: typed[kind] });
  };
  return (
    <Part number={number} title={t('part.bounds')}>
      <div className={classes['pair']}>
        <fieldset>
          <legend>{t('bounds.floor')}</legend>
          <div className={classes['inline']}>
            <NativeSelect
              size="xs"
              aria-label={t('bounds.floorKind')}
              value={floor.kind}
              data={floorKinds.map((value) => ({ value, label: t(`bounds.${value}`) }))}
              onChange={({ currentTarget }) => change(oneOf(currentTarget.value, floorKinds) ?? 'margin')}
            />
            <FloorValue key={floor.kind} floor={floor} draft={draft} />
          </div>
          <FloorHelp floor={floor} preview={preview} />
        </fieldset>
        <fieldset>
          <legend>{t('bounds.ceiling')}</legend>
          <div className={classes['inline']}>
            <span className={classes['before']}>{t('bounds.ceilingBefore')}</span>
            <NumberField
              label={t('bounds.ceilingLabel')}
              isBare
              kind="amount"
              unit={currencySign}
              min={0}
              max={limits.offerPriceMax}
              value={belowRecommended}
              draft={draft}
              onChange={(below) => below !== null && draft.change({ belowRecommended: below })}
            />
          </div>
          <p>{t('bounds.ceilingHelp')}</p>
        </fieldset>
      </div>
    </Part>
  );
}
