import { useTranslations } from 'use-intl';
import classes from './list.module.css';

const choices = ['stay', 'back'] as const;
export type PricesChosen = (typeof choices)[number];

/** What becomes of the prices that a rule has set, once it no longer runs. */
export function PricesChoice({ value, onChange }: { value: PricesChosen; onChange: (choice: PricesChosen) => void }) {
  const t = useTranslations('priceRules');
  return (
    <fieldset className={classes['choice']}>
      <legend>{t('prices.legend')}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name="prices" checked={value === choice} onChange={() => onChange(choice)} />
          <span>
            {t(`prices.${choice}`)}
            <small>{t(`prices.${choice}Text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
