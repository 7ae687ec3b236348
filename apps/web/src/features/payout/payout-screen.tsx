import type { PayoutView } from '@offizin/contract/payout/seller';
import { providerNames } from '@offizin/domain/payout/payout-account';
import { line } from '@offizin/domain/lists/filters';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFilters } from '../../platform/list-filters.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useSignedIn } from '../../platform/session.ts';
import { HistoryCard } from '../../parts/history/history-card.tsx';
import { LazyPayoutDialog } from '../../parts/payouts/lazy-payout-dialog.tsx';
import { useWayBack } from '../../ui/way-back.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { BankCard } from './bank-card.tsx';
import { IbanDialog } from './iban-dialog.tsx';
import { LastCard } from './last-card.tsx';
import { NextCard } from './next-card.tsx';
import classes from './payout.module.css';
import { payoutKey, payoutQuery } from './payout-queries.ts';
import { StatusCard } from './status-card.tsx';

const opened = { payout: line(64) };
const live = { queryKey: payoutKey, everyMs: 300 };

function Cards({ view }: { view: PayoutView }) {
  const [isChanging, setIsChanging] = useState(false);
  const formats = useFormats();
  const change = () => setIsChanging(true);
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <StatusCard view={view} onChangeIban={change} />
        <BankCard view={view} onChangeIban={change} />
        <LastCard last={view.last} />
      </div>
      <div className={classes['column']}>
        <NextCard view={view} />
        <HistoryCard
          group="company"
          kinds={['payout.changed', 'payout.blocked', 'payout.onboarding_opened', 'company.changed']}
        />
      </div>
      {isChanging ? (
        <IbanDialog
          provider={providerNames[view.provider]}
          hours={formats.number(view.holdHours)}
          onClose={() => setIsChanging(false)}
        />
      ) : null}
    </div>
  );
}

/** The account that the shop is paid to: whether it is valid, what it lacks, and what is paid next (PRO-08). */
export function PayoutScreen() {
  const title = useTranslations('shell.screen')('payment_provider');
  const t = useTranslations('payout');
  const tActions = useTranslations('actions');
  const { seller } = useSignedIn();
  const query = useQuery(payoutQuery);
  const { data } = query;
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const { payout } = readFilters(raw, opened);
  const close = useWayBack(payout !== undefined, {});
  useLiveQueries('payout', live);
  return (
    <>
      <PageHead
        title={title}
        note={data === undefined ? seller.name : `${providerNames[data.provider]} · ${seller.name}`}
      />
      <QueryState
        query={query}
        failed={{ title: t('failed'), text: tActions('nothingChanged'), retry: tActions('tryAgain') }}
      >
        {(view) => <Cards view={view} />}
      </QueryState>
      {payout === undefined ? null : <LazyPayoutDialog payoutNo={payout} onClose={close} />}
    </>
  );
}
