import type { LedgerDetail } from '@offizin/contract/ledger/seller';
import { brands } from '@offizin/domain/brand/brands';
import { isBlocker, type LedgerWord } from '@offizin/domain/ledger/ledger';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { useTranslations } from 'use-intl';
import { useDayText } from '../../../platform/calendar-day.ts';
import { useBrandFormats, useFormats } from '../../../platform/formats.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { wordIcons } from './ledger-words.tsx';
import classes from './ledger.module.css';

const brand = brands[initialData.brand].name;

/** The sentence about the one thing that the money waits for, with its day where there is one. */
function useWhyText(detail: LedgerDetail): string {
  const { word, hold, payoutHold, dispatchBy, payableOn, paidOn, nextPayoutAt, open, currency } = detail;
  const t = useTranslations('ledger.why');
  const { dayTime, money } = useFormats();
  const { date } = useBrandFormats();
  const dayText = useDayText();
  const since = hold?.since ?? null;
  switch (word) {
    case 'paid':
      return t('paid.text', { day: paidOn === null ? '' : dayText(paidOn) });
    case 'refunded':
    case 'account':
    case 'blocked':
      return t(`${word}.text`);
    case 'bank_account':
      return t('bank_account.text', { when: payoutHold?.until ? dayTime(payoutHold.until) : '' });
    case 'not_dispatched':
      return t('not_dispatched.text', { time: dispatchBy === null ? '' : dayTime(dispatchBy) });
    case 'on_its_way':
      return payableOn === null ? t('on_its_way.text') : t('on_its_way.dated', { day: dayText(payableOn) });
    case 'offset':
      return t('offset.text', { money: money({ amount: -open, currency }) });
    case 'next_payout':
      return nextPayoutAt === null ? t('next_payout.text') : t('next_payout.dated', { day: date(nextPayoutAt) });
    default:
      return since === null ? t(`${word}.text`) : t(`${word}.since`, { day: dayText(since) });
  }
}

/** What is done about where payouts go. */
const ofAccount: ReadonlySet<LedgerWord> = new Set<LedgerWord>(['account', 'blocked', 'bank_account', 'bank_returned']);

/** Why an order is not paid yet: one thing, and what to do about it (INV-05). */
export function LedgerWhy({ detail }: { detail: LedgerDetail }) {
  const t = useTranslations('ledger');
  const text = useWhyText(detail);
  const { word } = detail;
  const Shape = wordIcons[word];
  const subject = subjectOf(useSignedIn());
  const leadsToAccount = ofAccount.has(word) && screenDenial('payment_provider', subject) === null;
  return (
    <section className={classes['why']} data-blocks={isBlocker(word) || undefined}>
      <h3>
        <Shape size={16} aria-hidden /> {t(`why.${word}.title`, { brand })}
      </h3>
      <p>{text}</p>
      {leadsToAccount ? <ButtonLink to={screens.payment_provider.path}>{t('toAccount')}</ButtonLink> : null}
    </section>
  );
}
