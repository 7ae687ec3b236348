import type { BesideOrders } from '@offizin/contract/ledger/seller';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PostingLines } from '../../../parts/payouts/posting-lines.tsx';
import { useFormats } from '../../../platform/formats.ts';
import classes from './ledger-beside.module.css';

/** What was posted beside orders and waits for a payout: it is part of what is still to come. */
export function LedgerBeside({ beside }: { beside: BesideOrders }) {
  const t = useTranslations('ledger.beside');
  const { money } = useFormats();
  const { count, amount, currency, postings } = beside;
  return (
    <details className={classes['beside']}>
      <summary>
        <IconChevronRight size={15} aria-hidden />
        <span>
          {t('title')} <small>{t('count', { count })}</small>
        </span>
        <b>{money({ amount, currency })}</b>
      </summary>
      <PostingLines postings={postings} currency={currency} />
      {count > postings.length ? <p>{t('more', { count: count - postings.length })}</p> : null}
    </details>
  );
}
