import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { limits } from '@offizin/domain/limits';
import { attemptsPerDelivery } from '@offizin/domain/own-systems/webhook-attempts';
import { IconChevronDown, IconChevronUp, IconWebhook } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useOfflineSince } from '../../../platform/online.ts';
import { changedSearch, useSearchChange } from '../../../platform/search-change.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FailedState } from '../../../ui/list/list-states.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { ViewChips } from '../../../ui/view-chips.tsx';
import { Answer } from '../webhooks/delivery-answer.tsx';
import { subjectText } from '../webhooks/subject-text.ts';
import { deliveriesQuery, type DeliveryPage } from '../systems-queries.ts';
import { useWhen } from '../use-when.ts';
import { DeliveryView } from './delivery-view.tsx';
import classes from './dock.module.css';
import { dockStates, type ReferenceSearch } from './reference-search.ts';
import { keepSettings, readSettings } from './reference-settings.ts';
import { SendAll } from './send-all.tsx';

interface DockProps {
  readonly webhooks: readonly Webhook[];
  readonly search: ReferenceSearch;
  /** Why nothing may be sent; null when it may. */
  readonly refusal: string | null;
}

function Filters({ search, counts }: { search: ReferenceSearch; counts: DeliveryPage['counts'] | undefined }) {
  const t = useTranslations('systems.deliveries');
  const to = (state: ReferenceSearch['state']) => changedSearch(search, { state, delivery: undefined });
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ViewChips
      label={t('label')}
      current={search.state ?? 'all'}
      chips={[
        { key: 'all', label: t('all'), count: all, search: to(undefined) },
        ...dockStates.map((state) => ({ key: state, label: t(state), count: counts?.[state], search: to(state) })),
      ]}
    />
  );
}

function EndpointChoice({ webhooks, search }: Pick<DockProps, 'webhooks' | 'search'>) {
  const t = useTranslations('apiReference.dock');
  const change = useSearchChange<ReferenceSearch>();
  return (
    <select
      className={classes['endpoint']}
      aria-label={t('endpoint')}
      value={search.webhook ?? ''}
      onChange={({ currentTarget }) => change({ webhook: currentTarget.value, delivery: undefined })}
    >
      <option value="">{t('allEndpoints')}</option>
      {webhooks.map(({ id, address }) => (
        <option key={id} value={id}>
          {new URL(address).host}
        </option>
      ))}
    </select>
  );
}

function Rows({ page, search, current }: { page: DeliveryPage['items']; search: ReferenceSearch; current: string }) {
  const t = useTranslations('systems.deliveries');
  const when = useWhen();
  return (
    <ul className={classes['rows']} aria-label={t('title')}>
      {page.map((delivery) => {
        const { id, type, createdAt, last, state, attempts, nextAttemptAt } = delivery;
        const count =
          state === 'delivered'
            ? String(attempts)
            : t('of', { attempt: String(attempts), all: String(attemptsPerDelivery) });
        return (
          <li key={id}>
            <Link
              to="."
              search={changedSearch(search, { delivery: id })}
              replace
              resetScroll={false}
              aria-current={id === current ? 'true' : undefined}
              activeProps={{}}
            >
              <span>{when(createdAt)}</span>
              <code>{type}</code>
              <span>{subjectText(delivery) ?? '–'}</span>
              <Answer last={last} />
              <small>
                {state === 'given_up' ? t('given_up') : count}
                {nextAttemptAt === null || attempts === 0 ? '' : `, ${t('next', { when: when(nextAttemptAt) })}`}
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The list, and what the delivery was that is looked at. */
function Deliveries({ webhooks, search, refusal }: DockProps) {
  const t = useTranslations('systems');
  const tActions = useTranslations('actions');
  const list = useInfiniteQuery(deliveriesQuery({ webhookId: search.webhook, state: search.state }));
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  if (rows === undefined)
    return list.isError ? (
      <FailedState error={list.error} texts={failed} onRetry={() => void list.refetch()} />
    ) : (
      <div className={classes['waiting']}>
        <SkeletonLine width="80%" />
        <SkeletonLine width="60%" />
      </div>
    );
  const current = search.delivery ?? rows[0]?.id;
  if (current === undefined)
    return (
      <StatePanel
        icon={<IconWebhook />}
        title={t(search.state === undefined ? 'deliveries.empty' : 'deliveries.nothing')}
        text={search.state === undefined ? t('deliveries.emptyText') : ''}
      />
    );
  const webhook = webhooks.find(({ id }) => id === rows.find((row) => row.id === current)?.webhookId);
  const isHeld = webhook !== undefined && webhook.state !== 'active';
  return (
    <div className={classes['parts']}>
      <div className={classes['scroller']}>
        <Rows page={rows} search={search} current={current} />
        {list.hasNextPage ? (
          <Button
            size="small"
            running={list.isFetchingNextPage && t('deliveries.more')}
            onClick={() => void list.fetchNextPage()}
          >
            {t('deliveries.more')}
          </Button>
        ) : null}
      </div>
      <DeliveryView key={current} deliveryId={current} refusal={isHeld ? t('deliveries.held') : refusal} />
    </div>
  );
}

/** Whether the dock is open, kept in the browser. */
function useOpenDock(isAsked: boolean) {
  const [isOpen, setOpen] = useState(() => isAsked || !readSettings().isDockClosed);
  const toggle = () => {
    setOpen(!isOpen);
    keepSettings({ isDockClosed: isOpen });
  };
  return { isOpen, toggle };
}

/** What was sent to the endpoints, below the reference: why a call failed is read beside what it should have been (MKT-04). */
export function DeliveriesDock({ webhooks, search, refusal: ofRole }: DockProps) {
  const t = useTranslations('apiReference.dock');
  const isOffline = useOfflineSince() !== null;
  const refusal = ofRole ?? (isOffline ? t('offline') : null);
  const formats = useFormats();
  const when = useWhen();
  const { isOpen, toggle } = useOpenDock(search.delivery !== undefined);
  const { data } = useInfiniteQuery(deliveriesQuery({ webhookId: search.webhook, state: search.state }));
  const [first] = data?.pages ?? [];
  const since = first?.waitingSince ?? null;
  const Icon = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <section
      className={classes['dock']}
      data-open={isOpen || undefined}
      data-empty={webhooks.length === 0 || undefined}
      aria-label={t('title')}
    >
      <header>
        <h2>{t('title')}</h2>
        {webhooks.length === 0 ? null : (
          <>
            <Filters search={search} counts={first?.counts} />
            <EndpointChoice webhooks={webhooks} search={search} />
          </>
        )}
        <div>
          {since === null || first === undefined ? null : (
            <small>
              {t('since', {
                count: formats.number(Math.min(first.counts.waiting, limits.deliveriesCounted)),
                when: when(since),
              })}
            </small>
          )}
          <SendAll search={search} counts={first?.counts} refusal={refusal} />
          <IconButton label={t(isOpen ? 'close' : 'open')} aria-expanded={isOpen} onClick={toggle}>
            <Icon aria-hidden />
          </IconButton>
        </div>
      </header>
      {!isOpen ? null : webhooks.length === 0 ? (
        <StatePanel icon={<IconWebhook />} title={t('none')} text={t('noneText')} />
      ) : (
        <Deliveries webhooks={webhooks} search={search} refusal={refusal} />
      )}
    </section>
  );
}
