import { brands } from '@offizin/domain/brand/brands';
import { limitedDeciders, type LimitedDecider } from '@offizin/domain/returns/refund-limit';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { RefundLimitDialog } from './refund-limit-dialog.tsx';
import type { Team } from './team-queries.ts';
import { useDeciderName } from './use-decider-name.ts';
import { useMayChangeTeam } from './use-may-change.ts';

const { currency } = brands[initialData.brand];

/** Above which sum a refund is proposed to the owner, by role and for own systems (ORD-22). */
export function RefundLimitRule({ team: { refundLimits } }: { team: Team }) {
  const t = useTranslations('team');
  const { money } = useFormats();
  const nameOf = useDeciderName();
  const mayChange = useMayChangeTeam();
  const [isOpen, setOpen] = useState(false);
  const limitOf = (decider: LimitedDecider) => {
    const amount = refundLimits[decider];
    return amount === null ? t('refundLimit.none') : money({ amount, currency });
  };
  return (
    <li>
      <div>
        <b>{t('refundLimit.title')}</b>
        <p>
          {limitedDeciders
            .map((decider) => t('refundLimit.rule', { who: nameOf(decider), limit: limitOf(decider) }))
            .join(' · ')}
        </p>
        <p>{t('refundLimit.text')}</p>
      </div>
      <RefusableButton refusal={mayChange ? null : t('onlyOwners')} onClick={() => setOpen(true)}>
        {t('refundLimit.change')}
      </RefusableButton>
      {isOpen ? <RefundLimitDialog limits={refundLimits} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}
