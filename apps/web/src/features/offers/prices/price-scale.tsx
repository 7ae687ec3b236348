import { allowedPrices, type PriceMarks } from '@offizin/domain/offers/price-position';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import { type Mark, scalePlaces, within } from './price-marks.ts';
import classes from './price-scale.module.css';

const per = (value: number) => `${value}%`;

/** Pixels: how wide the scale is at least, and a letter of its labels with the space around them. */
const narrowest = { narrow: 320, wide: 540 } as const;
const letter = 6.4;
const around = 12;

/** How wide a text of the scale is, in per cent of it. */
function useWidths(isNarrow: boolean): (text: string) => number {
  const isPhone = useMedia(phone);
  const scale = isPhone || isNarrow ? narrowest.narrow : narrowest.wide;
  return (text) => ((text.length * letter + around) / scale) * 100;
}

/** Prices that are not allowed, at one end of the scale. */
function Blocked({ style, side }: { style: CSSProperties; side: 'left' | 'right' }) {
  const t = useTranslations('offers.position');
  return (
    <>
      <span className={classes['blocked']} style={style} />
      <span className={classes['word']} style={{ [side]: 0 }}>
        {t('blocked')}
      </span>
    </>
  );
}

interface PriceScaleProps {
  readonly price: number;
  readonly marks: PriceMarks;
  /** Beside a cell there is no more room than on a phone. */
  readonly isNarrow?: boolean;
}

/** Where a price is between what is blocked and what is allowed (OFF-09). */
export function PriceScale({ price, marks, isNarrow = false }: PriceScaleProps) {
  const t = useTranslations('offers.position');
  const { amount } = useFormats();
  const { minimum, maximum, maximumBy } = allowedPrices(marks);
  const widthOf = useWidths(isNarrow);
  const names = {
    minimum: t('minimum'),
    best: t('best'),
    maximum: maximumBy === 'recommended' ? t('recommended') : t('highest'),
  };
  const all = Object.entries({ minimum, best: marks.best, maximum }).flatMap(([key, marked]): Mark[] => {
    if (marked === null) return [];
    const name = key as Mark['key'];
    return [{ key: name, price: marked, width: widthOf(`${names[name]} ${amount(marked)}`) }];
  });
  const { at, labels } = scalePlaces(all, price);
  const isBlocked = (minimum !== null && price < minimum) || (maximum !== null && price > maximum);
  const shown = (value: number | null) => (value === null ? t('open') : amount(value));
  const own = t('own', { price: amount(price) });
  const half = widthOf(own) / 2;
  const word = widthOf(t('blocked'));
  const ownAt = within(at(price), half + (minimum === null ? 0 : word), 100 - half - (maximum === null ? 0 : word));
  return (
    <div
      className={classes['scale']}
      role="img"
      aria-label={t('scale', {
        minimum: shown(minimum),
        maximum: shown(maximum),
        best: shown(marks.best),
        price: amount(price),
      })}
    >
      {all.map(({ key, price: marked }) => (
        <span key={key} className={classes['label']} style={{ left: per(labels.get(key) ?? 0) }}>
          {names[key]} <b>{amount(marked)}</b>
        </span>
      ))}
      <span className={classes['allowed']} />
      {minimum === null ? null : <Blocked style={{ left: 0, width: per(at(minimum)) }} side="left" />}
      {maximum === null ? null : <Blocked style={{ left: per(at(maximum)), right: 0 }} side="right" />}
      {all.map(({ key, price: marked }) => (
        <span key={key} className={classes['mark']} style={{ left: per(at(marked)) }} />
      ))}
      <span className={classes['own']} data-blocked={isBlocked || undefined} style={{ left: per(at(price)) }} />
      <span className={classes['ownLabel']} data-blocked={isBlocked || undefined} style={{ left: per(ownAt) }}>
        {own}
      </span>
    </div>
  );
}
