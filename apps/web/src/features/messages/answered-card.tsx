import { answeredShare, answeredTarget, lateOnesLeft } from '@offizin/domain/messages/answered-in-time';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { messageCountsQuery } from '../../parts/after-sale/message-counts.ts';
import { useFormats } from '../../platform/formats.ts';
import classes from './order-rail.module.css';

/** The scale begins here: below it no shop is left in peace. */
const scaleFrom = 0.8;
const along = (share: number) => `${Math.max(0, Math.min(1, (share - scaleFrom) / (1 - scaleFrom))) * 100}%`;

/** Which share of the replies came in time, and with how many more late ones it falls below the target. */
export function AnsweredCard() {
  const t = useTranslations('messages.answered');
  const { percent } = useFormats();
  const { data } = useQuery(messageCountsQuery);
  if (data === undefined) return null;
  const share = answeredShare(data.answered);
  const left = lateOnesLeft(data.answered);
  const target = t('target', { share: percent(answeredTarget) });
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <div className={classes['head']}>
        <h3>{t('title')}</h3>
        {share === null ? null : <b data-good={share >= answeredTarget || undefined}>{percent(share)}</b>}
      </div>
      <div className={classes['answered']}>
        {share === null || left === null ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <div className={classes['scale']} role="img" aria-label={`${percent(share)}, ${target}`}>
              <i style={{ width: along(share) }} data-good={share >= answeredTarget || undefined} />
              <span style={{ left: along(answeredTarget) }} />
            </div>
            <p className={classes['ends']} aria-hidden>
              <span>{percent(scaleFrom)}</span>
              <span>{target}</span>
              <span>{percent(1)}</span>
            </p>
            <p>{left === 0 ? t('below') : t('left', { count: left })}</p>
          </>
        )}
        <p>{t('rule')}</p>
      </div>
    </section>
  );
}
