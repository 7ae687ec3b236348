import type { ReturnDetail, ReturnedItem } from '@offizin/contract/returns/seller';
import { mostRestocked, usualRestock } from '@offizin/domain/returns/restock';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NativeSelect } from '../../ui/native-select.ts';
import classes from './returns.module.css';
import type { Decision } from './use-decision.ts';

interface Asked {
  readonly item: ReturnedItem;
  readonly most: number;
  readonly units: number;
}

export interface Restock {
  readonly asked: readonly Asked[];
  readonly choose: (lineId: string, units: number) => void;
  readonly body: { readonly lineId: string; readonly units: number }[];
}

/** How many units of each item go back into the shop's stock: all that are sealed, until somebody says otherwise. */
export function useRestock(of: ReturnDetail, decision: Decision): Restock {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const asked = of.items.flatMap((item): Asked[] => {
    const decided = decision.items.find(({ lineId }) => lineId === item.lineId);
    if (item.restock === null || decided === undefined) return [];
    const most = mostRestocked(item.units, decided);
    if (most === 0) return [];
    const units = chosen[item.lineId] ?? usualRestock(item.restock, item.units, decided);
    return [{ item, most, units: Math.min(most, units) }];
  });
  return {
    asked,
    choose: (lineId, units) => setChosen((before) => ({ ...before, [lineId]: units })),
    body: asked.flatMap(({ item: { lineId }, units }) => (units > 0 ? [{ lineId, units }] : [])),
  };
}

/** Asks how many units are saleable and go back into stock; why none of a medicine do by themselves is said. */
export function RestockFields({ asked, choose }: Restock) {
  const t = useTranslations('restock');
  if (asked.length === 0) return null;
  return (
    <fieldset className={classes['restock']}>
      <legend>{t('title')}</legend>
      {asked.map(({ item, most, units }) => (
        <NativeSelect
          key={item.lineId}
          label={item.name}
          description={item.restock === 'medicine' ? t('medicine') : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
          value={String(units)}
          data={Array.from({ length: most + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? t('none') : t('units', { count, all: item.units }),
          }))}
          onChange={({ currentTarget: { value } }) => choose(item.lineId, Number(value))}
        />
      ))}
    </fieldset>
  );
}
