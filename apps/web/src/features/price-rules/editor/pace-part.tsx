import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import classes from './fields.module.css';
import { HoursFields } from './hours-fields.tsx';
import { NumberField } from './number-field.tsx';
import { Part } from './part.tsx';
import type { RuleDraft } from './use-rule-draft.ts';

/** How fast and how often prices change, and when. */
export function PacePart({ draft, number }: { draft: RuleDraft; number: number }) {
  const t = useTranslations('priceRuleEditor');
  const { step, changesPerProduct, changesPerDay } = draft.terms;
  const count = { kind: 'count', unit: t('pace.times'), min: 1, draft } as const;
  return (
    <Part number={number} title={t('part.pace')}>
      <div className={classes['three']}>
        <NumberField
          label={t('pace.step')}
          kind="share"
          unit="%"
          min={1}
          max={limits.priceRules.step}
          value={step}
          draft={draft}
          onChange={(share) => share !== null && draft.change({ step: share })}
        />
        <NumberField
          {...count}
          label={t('pace.product')}
          max={limits.priceRules.changesPerProduct}
          value={changesPerProduct}
          onChange={(changes) => changes !== null && draft.change({ changesPerProduct: changes })}
        />
        <NumberField
          {...count}
          label={t('pace.rule')}
          max={limits.priceRules.changesPerDay}
          value={changesPerDay}
          onChange={(changes) => changes !== null && draft.change({ changesPerDay: changes })}
        />
      </div>
      <HoursFields draft={draft} />
    </Part>
  );
}
