import type { ShippingCostsView } from '@offizin/contract/shipping-costs/seller';
import { highestShipping, isThresholdBelowCost } from '@offizin/domain/shipping-costs/shipping-costs';
import type { FieldError } from '@offizin/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { historyKey } from '../../parts/history/history-words.ts';
import { useFormats } from '../../platform/formats.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { FieldWarning } from '../../ui/field.tsx';
import { SectionCard, SectionForm } from '../../ui/form/section-form.tsx';
import type { FormSection } from '../../ui/form/sections.ts';
import { type Form, useForm } from '../../ui/form/use-form.tsx';
import { Switch } from '../../ui/switch.ts';
import { TextInput } from '../../ui/text-input.ts';
import { shippingCostsQuery } from './shipping-costs-queries.ts';
import classes from './shipping-costs.module.css';
import { costFaults, type CostValues, isBetweenCoins, typedCosts } from './typed-costs.ts';
import { writeQuery } from '../../platform/write-query.ts';

/** The threshold that is offered to a shop without one. */
const usualThreshold = 7_500;

/** The form over what is saved; another person's newer costs leave alone what was typed. */
export function useCostsForm({ saved }: ShippingCostsView): Form<CostValues> {
  const t = useTranslations('shippingCosts');
  const queries = useQueryClient();
  const { amount } = useFormats();
  const [lastThreshold, setLastThreshold] = useState(saved?.freeAbove ?? usualThreshold);
  const sentenceOf = (most: number, field: 'cost' | 'freeAbove') => (error: FieldError, values: CostValues) => {
    if (error.code === 'field.too_large') return t('tooMuch', { most: amount(most) });
    if (error.code === 'field.required') return t(`missing.${field}`);
    return isBetweenCoins(values[field]) ? t('steps') : t('noAmount');
  };
  return useForm<CostValues>({
    keptAs: 'shipping-costs',
    initial: {
      cost: saved === null ? '' : amount(saved.cost),
      freeAbove: amount(saved?.freeAbove ?? lastThreshold),
      isFreeOffered: saved?.freeAbove !== null && saved !== null,
    },
    version: saved?.version ?? 0,
    keepsTyped: true,
    check: costFaults,
    texts: {
      cost: sentenceOf(highestShipping.cost, 'cost'),
      freeAbove: sentenceOf(highestShipping.freeAbove, 'freeAbove'),
    },
    send: async (values) => {
      const costs = typedCosts(values);
      if (costs === null) return;
      if (costs.freeAbove !== null) setLastThreshold(costs.freeAbove);
      const body = { ...costs, version: saved?.version ?? 0 };
      writeQuery(queries, shippingCostsQuery.queryKey, await call('PUT /shipping-costs', { body }));
      void queries.invalidateQueries({ queryKey: historyKey });
    },
  });
}

/** A field's name, and what it was where that is not what is typed. */
function Name({ children, before }: { children: ReactNode; before: string | null }) {
  const t = useTranslations('shippingCosts');
  return (
    <span className={classes['name']}>
      {children}
      {before === null ? null : <span className={classes['before']}>{t('before', { amount: before })}</span>}
    </span>
  );
}

/** What the threshold means, and what is seldom meant by it. */
function ThresholdHint({ form }: { form: Form<CostValues> }) {
  const t = useTranslations('shippingCosts');
  const { isFreeOffered, freeAbove } = form.values;
  if (!isFreeOffered || form.isWrong('freeAbove')) return null;
  const costs = typedCosts(form.values);
  if (costs !== null && isThresholdBelowCost(costs)) return <FieldWarning>{t('belowCost')}</FieldWarning>;
  return t('exactly', { amount: freeAbove });
}

interface CostsFormProps {
  readonly form: Form<CostValues>;
  readonly saved: ShippingCostsView['saved'];
}

export function CostsForm({ form, saved }: CostsFormProps) {
  const t = useTranslations('shippingCosts');
  const { amount } = useFormats();
  const refusal = useRoleRefusal('profile');
  const section: FormSection = {
    key: 'costs',
    title: t('title'),
    parts: [
      { label: t('cost'), names: ['cost'] },
      { label: t('freeAbove'), names: ['freeAbove', 'isFreeOffered'] },
    ],
  };
  const before = (name: 'cost' | 'freeAbove', was: number | null | undefined) =>
    form.changed.includes(name) && was !== null && was !== undefined ? amount(was) : null;
  const { isFreeOffered } = form.values;
  return (
    <SectionForm
      form={form}
      refusal={refusal}
      sections={[section]}
      submit={t('submit')}
      note={() => t('note')}
      onShow={() => undefined}
    >
      <SectionCard section={section} isCurrent onEnter={() => undefined} note={t('each')}>
        <div className={classes['fields']}>
          <TextInput
            {...form.text('cost')}
            label={<Name before={before('cost', saved?.cost)}>{t('cost')}</Name>}
            description={t('steps')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            leftSection="CHF"
            leftSectionWidth={52}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextInput
            {...form.text('freeAbove')}
            label={<Name before={before('freeAbove', saved?.freeAbove)}>{t('freeAbove')}</Name>}
            description={<ThresholdHint form={form} />}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            leftSection="CHF"
            leftSectionWidth={52}
            inputMode="decimal"
            autoComplete="off"
            disabled={!isFreeOffered}
          />
          <div className={classes['offer']}>
            <span aria-hidden>{t('offer')}</span>
            <Switch
              {...form.toggle('isFreeOffered')}
              aria-label={t('offer')}
              label={isFreeOffered ? t('on') : t('off')}
            />
          </div>
        </div>
      </SectionCard>
    </SectionForm>
  );
}
