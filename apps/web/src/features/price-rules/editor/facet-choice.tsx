import { limits } from '@offizin/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { Checkbox } from '../../../ui/checkbox.ts';
import { TextInput } from '../../../ui/text-input.ts';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { useRuleFormats } from '../rule-words.ts';
import classes from './fields.module.css';

/** How many values are listed before one looks for the others by name. */
const shown = 100;

const facetsQuery = {
  queryKey: ['price-rule-facets'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /offers/facets', { query: {} }, { signal }),
  staleTime: 60_000,
};

interface FacetChoiceProps {
  readonly facet: 'category' | 'brand' | 'manufacturer';
  readonly chosen: readonly string[];
  readonly onChange: (values: string[]) => void;
}

/** Values that the shop's offers have, each with its count. */
export function FacetChoice({ facet, chosen, onChange }: FacetChoiceProps) {
  const t = useTranslations('priceRuleEditor');
  const { number } = useRuleFormats();
  const [part, setPart] = useState('');
  const [first] = useState(chosen);
  const { data } = useQuery(facetsQuery);
  if (data === undefined) return <SkeletonLine width="60%" />;
  const counts = new Map(data[facet].map(({ value, offers }) => [value, offers]));
  // What was chosen when it was opened is at the top; nothing moves while one chooses.
  const all = [...first, ...[...counts.keys()].filter((value) => !first.includes(value))];
  const found = all.filter((value) => value.toLowerCase().includes(part.trim().toLowerCase()));
  const isFull = chosen.length >= limits.priceRules.conditionValues;
  return (
    <div className={classes['facet']}>
      <TextInput
        size="xs"
        data-autofocus
        aria-label={t('condition.find')}
        placeholder={t('condition.find')}
        value={part}
        onChange={({ currentTarget }) => setPart(currentTarget.value)}
      />
      <Checkbox.Group value={[...chosen]} aria-label={t(`condition.${facet}`)} onChange={onChange}>
        {found.slice(0, shown).map((value) => (
          <Checkbox
            key={value}
            value={value}
            disabled={isFull && !chosen.includes(value)}
            label={
              <span className={classes['counted']}>
                {value} <small>{number(counts.get(value) ?? 0)}</small>
              </span>
            }
          />
        ))}
      </Checkbox.Group>
      {found.length === 0 ? <p>{t('condition.noneFound')}</p> : null}
    </div>
  );
}
