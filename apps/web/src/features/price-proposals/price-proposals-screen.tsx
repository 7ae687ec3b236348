import { IconChevronLeft, IconCoin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { CallReply } from '@offizin/contract/client-types';
import split from '../../parts/lists/split.module.css';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useMedia, wide } from '../../platform/media.ts';
import { useNow } from '../../platform/now.ts';
import { proposalsKey } from '../../parts/price-proposals/proposal-counts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ExportButton } from '../../parts/exports/export-button.tsx';
import { FailedState, SkeletonRows } from '../../ui/list/list-states.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './price-proposals.module.css';
import { ProposalList } from './proposal-list.tsx';
import { ProposalPane } from './proposal-pane.tsx';
import { namedIn, proposalListQuery } from './proposal-queries.ts';
import { brandName, stateNow } from './proposal-words.ts';

const live = { queryKey: proposalsKey, everyMs: 300 };
/** Prices, places and what the warehouse holds move while somebody thinks. */
const slowly = { queryKey: proposalsKey, everyMs: 5000 };
const exportAll = { kind: 'price_proposals' } as const;

type Proposals = CallReply<'GET /price-proposals'>;

/** The list, and beside it the proposal that is shown; on small screens one of the two. */
function Proposals({ open, closed }: Proposals) {
  const t = useTranslations('priceUpdates');
  const named = namedIn(useSearch({ strict: false }));
  const isWide = useMedia(wide);
  const now = useNow(5000);
  const waiting = open.filter((proposal) => stateNow(proposal, now) === 'open');
  const ended = [...open.filter((proposal) => stateNow(proposal, now) !== 'open'), ...closed];
  const first = waiting[0] ?? ended[0];
  const shown = named ?? (isWide ? (first?.proposalId ?? null) : null);
  const group = waiting.some(({ proposalId }) => proposalId === shown) ? waiting : ended;
  const ids = group.map(({ proposalId }) => proposalId);
  if (first === undefined && named === null)
    return <StatePanel icon={<IconCoin />} title={t('nothing.title')} text={t('nothing.text', { brand: brandName })} />;
  const list = <ProposalList open={waiting} closed={ended} shown={shown} now={now} />;
  const pane = shown === null ? null : <ProposalPane key={shown} proposalId={shown} ids={ids} now={now} />;
  if (isWide)
    return (
      <div className={`${split['split']} ${classes['below']}`}>
        {list}
        {pane}
      </div>
    );
  if (pane === null) return list;
  return (
    <>
      <div className={split['back']}>
        <ButtonLink to="." icon={<IconChevronLeft size={16} aria-hidden />}>
          {t('list.back')}
        </ButtonLink>
      </div>
      {pane}
    </>
  );
}

/** What the marketplace proposes to charge for products in its warehouse, and the answer to it (PRI-01, PRI-02). */
export function PriceProposalsScreen() {
  const title = useTranslations('shell.screen')('price_updates');
  const t = useTranslations('priceUpdates');
  const tActions = useTranslations('actions');
  const tExport = useTranslations('exports');
  const { data, error, refetch } = useQuery(proposalListQuery);
  useLiveQueries('price_proposals', live);
  useLiveQueries('offers', slowly);
  useLiveQueries('warehouse', slowly);
  return (
    <>
      <PageHead title={title} note={t('note', { brand: brandName })}>
        <ExportButton question={exportAll}>{tExport('button')}</ExportButton>
      </PageHead>
      {data === undefined && error === null ? <SkeletonRows label={t('loading')} count={6} /> : null}
      {data === undefined && error !== null ? (
        <FailedState
          error={error}
          texts={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined ? null : <Proposals {...data} />}
    </>
  );
}
