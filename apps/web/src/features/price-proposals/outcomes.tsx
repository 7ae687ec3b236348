import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import { IconBan, IconCircleCheck, IconHourglassEmpty } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './price-proposals.module.css';
import { brandName } from './proposal-words.ts';

/** What each answer leads to, and none. */
export function Outcomes({ proposal: { products, units, expiresAt } }: { proposal: ProposalDetail }) {
  const t = useTranslations('priceUpdates.outcome');
  const { dateTime } = useFormats();
  return (
    <ul className={classes['outcomes']}>
      <li data-tone="green">
        <b>
          <IconCircleCheck aria-hidden />
          {t('accept')}
        </b>
        <p>{t('acceptText', { count: products })}</p>
      </li>
      <li data-tone="red">
        <b>
          <IconBan aria-hidden />
          {t('reject')}
        </b>
        <p>{t('rejectText', { brand: brandName, count: units })}</p>
      </li>
      <li data-tone="amber">
        <b>
          <IconHourglassEmpty aria-hidden />
          {t('silence')}
        </b>
        <p>{t('silenceText', { when: dateTime(expiresAt) })}</p>
      </li>
    </ul>
  );
}
