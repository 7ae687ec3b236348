import { limits } from '@offizin/domain/limits';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import type { RuleCovers } from '@offizin/domain/price-rules/terms';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Condition } from './conditions.ts';
import { FacetChoice } from './facet-choice.tsx';
import classes from './fields.module.css';
import { NumberField } from './number-field.tsx';
import { ProductPicks } from './product-picks.tsx';
import type { RuleDraft } from './use-rule-draft.ts';

interface FieldsProps {
  readonly draft: RuleDraft;
  readonly change: (covers: Partial<RuleCovers>) => void;
}

function Origin({ draft, change }: FieldsProps) {
  const t = useTranslations('priceRuleEditor');
  return (
    <div className={classes['radios']} role="radiogroup" aria-label={t('condition.origin')}>
      {stockOrigins.map((origin) => (
        <label key={origin}>
          <input
            type="radio"
            name="origin"
            checked={draft.terms.covers.origin === origin}
            onChange={() => change({ origin })}
          />
          {t(`condition.${origin}`)}
        </label>
      ))}
    </div>
  );
}

function Commission({ draft, change }: FieldsProps) {
  const t = useTranslations('priceRuleEditor.condition');
  return (
    <NumberField
      label={t('toLabel')}
      kind="share"
      unit="%"
      min={0}
      max={10_000}
      isOptional
      value={draft.terms.covers.commissionMax}
      draft={draft}
      onChange={(commissionMax) => change({ commissionMax })}
    />
  );
}

function PriceBand({ draft, change }: FieldsProps) {
  const t = useTranslations('priceRuleEditor.condition');
  const { priceFrom, priceTo } = draft.terms.covers;
  const field = { kind: 'amount', unit: currencySign, isOptional: true, draft, max: limits.offerPriceMax } as const;
  return (
    <div className={classes['pair']}>
      <NumberField
        {...field}
        label={t('fromLabel')}
        min={1}
        value={priceFrom}
        onChange={(from) => change({ priceFrom: from })}
      />
      <NumberField
        {...field}
        label={t('toLabel')}
        min={priceFrom ?? 1}
        value={priceTo}
        onChange={(to) => change({ priceTo: to })}
      />
    </div>
  );
}

function Fields({ condition, draft, change }: FieldsProps & { condition: Condition }) {
  switch (condition) {
    case 'category':
    case 'brand':
    case 'manufacturer':
      return (
        <FacetChoice
          facet={condition}
          chosen={draft.terms.covers[condition]}
          onChange={(values) => change({ [condition]: values })}
        />
      );
    case 'origin':
      return <Origin draft={draft} change={change} />;
    case 'commission':
      return <Commission draft={draft} change={change} />;
    case 'price':
      return <PriceBand draft={draft} change={change} />;
    case 'including':
    case 'excluding':
      return (
        <ProductPicks
          label={condition}
          chosen={draft.terms.covers[condition]}
          onChange={(products) => change({ [condition]: products })}
        />
      );
  }
}

interface ConditionDialogProps {
  readonly condition: Condition;
  readonly draft: RuleDraft;
  readonly onClose: () => void;
}

/** One condition of a rule; what is chosen counts at once, as everything in the editor does. */
export function ConditionDialog({ condition, draft, onClose }: ConditionDialogProps) {
  const t = useTranslations('priceRuleEditor');
  const tActions = useTranslations('actions');
  const change = (covers: Partial<RuleCovers>) => draft.change({ covers: { ...draft.terms.covers, ...covers } });
  return (
    <Dialog
      title={t(`condition.${condition}`)}
      opened
      width={480}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {tActions('done')}
        </Button>
      }
    >
      <Fields condition={condition} draft={draft} change={change} />
    </Dialog>
  );
}
