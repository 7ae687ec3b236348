import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import { IconBan, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useSignedIn } from '../../platform/session.ts';
import { ChangeButton } from '../../parts/change-button.tsx';
import classes from './price-proposals.module.css';

export type Answer = 'accept' | 'reject';

interface Props {
  readonly proposal: ProposalDetail;
  readonly chosen: ReadonlySet<string>;
  readonly onAnswer: (answer: Answer) => void;
}

/** The marketplace's staff does not answer what the marketplace proposes. */
function useLocked(): string | null {
  const t = useTranslations('errors.code.access');
  return useSignedIn().session.impersonatedBy === null ? null : t('impersonation');
}

/** The two answers; yes only to everything (PRI-01). */
export function DecisionBar({ proposal, chosen, onAnswer }: Props) {
  const t = useTranslations('priceUpdates');
  const { number } = useFormats();
  const locked = useLocked();
  const { products: count, items } = proposal;
  const missing = items.filter(({ productId }) => !chosen.has(productId)).length;
  const lacking = missing === 0 ? null : t('missingOnes', { missing, count: number(count) });
  return (
    <div className={classes['bar']}>
      <ChangeButton
        area="prices"
        tone="danger"
        icon={<IconBan size={16} aria-hidden />}
        refusal={locked}
        onClick={() => onAnswer('reject')}
      >
        {t('reject')}
      </ChangeButton>
      {lacking === null ? null : (
        <span className={classes['lacking']}>
          <IconInfoCircle size={16} aria-hidden />
          {lacking}
        </span>
      )}
      <ChangeButton
        area="prices"
        tone="primary"
        icon={<IconCheck size={16} aria-hidden />}
        refusal={locked ?? lacking}
        onClick={() => onAnswer('accept')}
      >
        {t('accept', { count })}
      </ChangeButton>
    </div>
  );
}
