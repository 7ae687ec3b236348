import type { RuleChange } from '@offizin/contract/price-rules/views';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { packText } from '../../../parts/products/product-codes.tsx';
import { brandTimeZone } from '../../../platform/time-zone.ts';
import { useRuleRefusal } from '../rule-queries.ts';
import { useRuleFormats } from '../rule-words.ts';
import { useHistorySearch } from './history-search.ts';
import classes from './history.module.css';
import { lookOf, useReasonSentence } from './reason-text.ts';
import type { Restoring } from './use-restore.ts';

interface CellProps {
  readonly change: RuleChange;
}

/** When it was; of another day than today, `YYYY-MM-DD`, the day as well. */
export function TimeCell({ change: { at }, today }: CellProps & { readonly today: string }) {
  const { time, shortDay } = useRuleFormats();
  return (
    <time dateTime={at} className={classes['time']}>
      {time(at)}
      {wallClockAt(new Date(at), brandTimeZone).date === today ? null : <small>{shortDay(at)}</small>}
    </time>
  );
}

/** The product, which opens at the side, and why its price changed or stayed. */
export function ProductCell({ change, isOpen }: CellProps & { readonly isOpen: boolean }) {
  const sentence = useReasonSentence();
  // From row to row is one step of the way back.
  const isBeside = useHistorySearch().opened.product !== undefined;
  const { product, changeNo, reason } = change;
  const look = lookOf(reason);
  const Shape = look?.[1];
  return (
    <div className={classes['product']}>
      <Link
        to="."
        search={(before: Record<string, unknown>) => ({
          ...before,
          product: product.productId,
          change: String(changeNo),
        })}
        resetScroll={false}
        replace={isBeside}
        data-change={changeNo}
        data-open={isOpen || undefined}
      >
        <b>{product.name}</b> <span>{packText(product.pack)}</span>
      </Link>
      <small data-tone={look?.[0]}>
        {Shape === undefined ? null : <Shape size={14} aria-hidden />}
        {sentence(change)}
      </small>
    </div>
  );
}

/** The price before and after, and by how much that is. */
export function PriceCell({ change: { oldPrice, newPrice } }: CellProps) {
  const t = useTranslations('priceRuleHistory.table');
  const { amount, signedPercent } = useRuleFormats();
  if (oldPrice === newPrice)
    return (
      <span className={classes['change']}>
        <b>{amount(newPrice)}</b>
        <small>{t('unchanged')}</small>
      </span>
    );
  return (
    <span className={classes['change']}>
      <span className={classes['spoken']}>
        {t('priceFrom', { before: amount(oldPrice), after: amount(newPrice) })},
      </span>
      <span aria-hidden>
        {amount(oldPrice)} <IconArrowRight size={14} aria-hidden /> <b>{amount(newPrice)}</b>
      </span>
      <small>{signedPercent(newPrice / oldPrice - 1)}</small>
    </span>
  );
}

const bold = (text: ReactNode): ReactNode => <b>{text}</b>;

/** The place among all that offer it, before and after. */
export function PlaceCell({ change: { place } }: CellProps) {
  const t = useTranslations('priceRuleHistory.table');
  const { number } = useRuleFormats();
  const words = { before: number(place.before), after: number(place.after), of: number(place.of) };
  const isSame = place.before === place.after;
  return (
    <span className={classes['place']}>
      <span className={classes['spoken']}>{t(isSame ? 'placeSame' : 'placeFrom', words)}</span>
      <span aria-hidden>
        {isSame ? null : (
          <>
            {words.before} <IconArrowRight size={14} aria-hidden />{' '}
          </>
        )}
        {t.rich('placeOf', { after: words.after, of: words.of, b: bold })}
      </span>
    </span>
  );
}

interface RestoreProps extends CellProps {
  readonly onRestore: (restoring: Restoring) => void;
}

/** Puts the price back, where nothing else has changed it since. */
export function RestoreCell({ change, onRestore }: RestoreProps) {
  const t = useTranslations('priceRuleHistory.table');
  const { cents } = useRuleFormats();
  const refusal = useRuleRefusal();
  const { changeNo, product, oldPrice, restorable } = change;
  if (!restorable) return null;
  const label = t('restore', { price: cents(oldPrice), name: product.name });
  return (
    <ChangeButton
      area="prices"
      tone="ghost"
      size="small"
      aria-label={label}
      title={refusal === null ? label : undefined}
      icon={<IconArrowBackUp size={16} aria-hidden />}
      refusal={refusal}
      onClick={() => onRestore({ changeNo, name: product.name, price: oldPrice })}
    />
  );
}

/** A row where there is no room for a table. */
export function ChangeCard({
  change,
  today,
  isOpen,
  onRestore,
}: RestoreProps & { readonly today: string; readonly isOpen: boolean }) {
  return (
    <article className={classes['card']}>
      <TimeCell change={change} today={today} />
      <ProductCell change={change} isOpen={isOpen} />
      <RestoreCell change={change} onRestore={onRestore} />
      <PriceCell change={change} />
      <PlaceCell change={change} />
    </article>
  );
}
