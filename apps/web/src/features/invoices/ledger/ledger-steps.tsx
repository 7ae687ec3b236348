import type { LedgerDetail } from '@offizin/contract/ledger/seller';
import type { LedgerWord } from '@offizin/domain/ledger/ledger';
import { payoutStates } from '@offizin/domain/payout/payout-account';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDayText } from '../../../platform/calendar-day.ts';
import { useBrandFormats } from '../../../platform/formats.ts';
import classes from './ledger.module.css';

const steps = ['dispatched', 'delivered', 'account', 'payout'] as const;
type Step = (typeof steps)[number];

/** At which step the money is held, by what holds it. */
const heldAt: Readonly<Partial<Record<LedgerDetail['word'], Step>>> = {
  incident: 'delivered',
  return_open: 'delivered',
  account: 'account',
  blocked: 'account',
  bank_account: 'account',
  bank_returned: 'account',
  review: 'payout',
};

/** What only keeps back money of parcels that have arrived. */
const afterDelivery: ReadonlySet<LedgerWord> = new Set<LedgerWord>([
  'account',
  'blocked',
  'bank_account',
  'offset',
  'next_payout',
]);

function isDone({ word, state, dispatchedAt, deliveredAt, account, payoutHold }: LedgerDetail, step: Step): boolean {
  if (state === 'paid') return true;
  const doneBy: Readonly<Record<Step, boolean>> = {
    dispatched: dispatchedAt !== null,
    delivered: deliveredAt !== null || afterDelivery.has(word),
    account: account !== null && payoutStates[account] === 'ACTIVE' && payoutHold === null,
    payout: false,
  };
  return doneBy[step];
}

/** The four steps on the way of the money, and where it is held; what was refunded in full goes no way. */
export function LedgerSteps({ detail }: { detail: LedgerDetail }) {
  const t = useTranslations('ledger');
  const { date } = useBrandFormats();
  const dayText = useDayText();
  const { dispatchedAt, deliveredAt, paidOn, nextPayoutAt, word } = detail;
  if (word === 'refunded') return null;
  const payoutDay = paidOn === null ? nextPayoutAt && date(nextPayoutAt) : dayText(paidOn);
  const days: Readonly<Partial<Record<Step, string | null>>> = {
    dispatched: dispatchedAt && date(dispatchedAt),
    delivered: deliveredAt && date(deliveredAt),
    payout: word === 'next_payout' || word === 'paid' ? payoutDay : null,
  };
  return (
    <ol className={classes['steps']} aria-label={t('detail.steps')}>
      {steps.map((step) => {
        const mark = heldAt[detail.word] === step ? 'held' : isDone(detail, step) ? 'done' : 'open';
        return (
          <li key={step} data-mark={mark}>
            <i>
              {mark === 'done' ? <IconCheck size={12} aria-hidden /> : null}
              {mark === 'held' ? <IconLock size={12} aria-hidden /> : null}
            </i>
            <b>{t(`step.${step}`)}</b>
            <span>{days[step] ?? t(`stepState.${mark}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
