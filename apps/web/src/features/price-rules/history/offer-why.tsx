import type { RuledOfferView } from '@offizin/contract/price-rules/views';
import { IconClock, IconSwords } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useRuleFormats, useWhen } from '../rule-words.ts';
import { cutsOf } from './day-chart.ts';
import classes from './offer.module.css';

function War({ offer, until }: { offer: RuledOfferView; until: string }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { cents } = useRuleFormats();
  const { count, hours } = cutsOf(offer);
  const { war, today, price, floor } = offer;
  const end = () => {
    if (war !== null && war.changes >= today.atMost) return t('atLimit', { count: today.atMost });
    return floor !== null && price <= floor ? t('atFloor', { price: cents(floor) }) : t('atFall');
  };
  return (
    <div className={classes['why']} data-tone="amber">
      <IconSwords size={18} aria-hidden />
      <div>
        <h3>{t('warTitle', { count, hours })}</h3>
        <p>
          {count === 0 ? null : `${end()} `}
          {t('stays', { price: cents(price), when: until })}
        </p>
      </div>
    </div>
  );
}

/** Why the rule leaves the offer alone, and until when. */
export function OfferWhy({ offer }: { offer: RuledOfferView }) {
  const t = useTranslations('priceRuleHistory.offer');
  const when = useWhen();
  const { waits, waitsUntil } = offer;
  if (waits === null || waitsUntil === null) return null;
  const until = when(waitsUntil);
  if (waits === 'war') return <War offer={offer} until={until} />;
  return (
    <div className={classes['why']}>
      <IconClock size={18} aria-hidden />
      <p>{t(`${waits}Text`, { when: until })}</p>
    </div>
  );
}
