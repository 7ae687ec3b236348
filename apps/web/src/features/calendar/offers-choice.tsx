import type { ClosurePlan } from '@offizin/contract/calendar/seller';
import { offersWhileClosed, type OffersWhileClosed } from '@offizin/domain/calendar/closures';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './planner.module.css';

interface OffersChoiceProps {
  readonly value: OffersWhileClosed;
  readonly plan: ClosurePlan | undefined;
  readonly onChange: (value: OffersWhileClosed) => void;
}

/** What becomes of the offers meanwhile, each choice with what it leads to (PRO-13). */
export function OffersChoice({ value, plan, onChange }: OffersChoiceProps) {
  const t = useTranslations('holidays.offers');
  const { dayTime, weekdayTime } = useFormats();
  const textOf = (choice: OffersWhileClosed): string => {
    if (plan === undefined) return '';
    const { absence, newOrdersBy, offers } = plan;
    if (choice === 'sold_later')
      return newOrdersBy === null ? t('sold_laterNever') : t('sold_laterText', { time: dayTime(newOrdersBy) });
    if (absence.until === null) return t('pausedForNow', { count: offers, from: dayTime(absence.from) });
    return t('pausedText', { count: offers, from: weekdayTime(absence.from), until: dayTime(absence.until) });
  };
  return (
    <fieldset className={classes['choices']}>
      <legend>{t('title')}</legend>
      {offersWhileClosed.map((choice) => (
        <label key={choice} className={classes['choice']} data-chosen={choice === value || undefined}>
          <input
            type="radio"
            name="offers"
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <b>{t(`choice.${choice}`)}</b>
          <small>{textOf(choice)}</small>
        </label>
      ))}
    </fieldset>
  );
}
