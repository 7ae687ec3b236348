import type { Webhook, WebhookDelivery } from '@offizin/contract/own-systems/webhooks';
import { limits } from '@offizin/domain/limits';
import { attemptsPerDelivery } from '@offizin/domain/own-systems/webhook-attempts';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button } from '../../../ui/button.tsx';
import { CountTabs } from '../../../ui/count-tabs.tsx';
import { FailedState } from '../../../ui/list/list-states.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { Table } from '../../../ui/table.tsx';
import classes from '../own-systems.module.css';
import { Answer, useTook } from './delivery-answer.tsx';
import { subjectText } from './subject-text.ts';
import { useSend } from './use-send.ts';
import { referencePath } from '../reference/reference-paths.ts';
import { deliveriesQuery, type DeliveryPage, systemsKeys } from '../systems-queries.ts';
import type { SystemsSearch } from '../systems-search.ts';
import { ofTest, useIsTest } from '../use-is-test.ts';
import { useWhen } from '../use-when.ts';
import { spoken } from '../../../ui/spoken.ts';

/** Which attempt the delivery is at, and when the next one comes. */
function Attempt({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslations('systems.deliveries');
  const when = useWhen();
  const { state, attempts, nextAttemptAt } = delivery;
  if (state === 'delivered') return String(attempts);
  if (state === 'given_up') return t('given_up');
  if (nextAttemptAt === null) return t('held');
  if (attempts === 0) return null;
  const of = t('of', { attempt: String(attempts), all: String(attemptsPerDelivery) });
  return (
    <>
      {of} <small>{t('next', { when: when(nextAttemptAt) })}</small>
    </>
  );
}

/** What a delivery is called: several of one event may be made in one minute, the end of the id keeps them apart. */
function useDeliveryName(): (delivery: WebhookDelivery) => string {
  const when = useWhen();
  return (delivery) =>
    spoken(delivery.type, subjectText(delivery) ?? '', when(delivery.createdAt), delivery.id.slice(-4));
}

function SendButton({ delivery }: { delivery: WebhookDelivery }) {
  const { id, state } = delivery;
  const t = useTranslations('systems.deliveries');
  const tActions = useTranslations('actions');
  const send = useSend();
  const name = useDeliveryName();
  const isDone = state === 'delivered';
  const text = t(state === 'waiting' ? 'now' : 'again');
  return (
    <Button
      size="small"
      aria-label={spoken(text, name(delivery))}
      tone={isDone ? 'ghost' : 'default'}
      icon={isDone ? null : <IconSend aria-hidden />}
      running={send.isPending && tActions('sending')}
      onClick={() => send.mutate(id)}
    >
      {text}
    </Button>
  );
}

/** An event, which leads to what was sent. */
function Opened({ delivery }: { delivery: WebhookDelivery }) {
  const { id, type } = delivery;
  const isTest = useIsTest();
  const name = useDeliveryName();
  return (
    <Link to={referencePath()} search={{ delivery: id, ...(isTest && ofTest) }} aria-label={name(delivery)}>
      <code>{type}</code>
    </Link>
  );
}

function Rows({ rows, maySend }: { rows: readonly WebhookDelivery[]; maySend: boolean }) {
  const t = useTranslations('systems.deliveries');
  const when = useWhen();
  const took = useTook();
  return (
    <Table
      label={t('title')}
      isStacked
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'created', name: t('created'), render: ({ createdAt }) => when(createdAt) },
        { id: 'event', name: t('event'), render: (delivery) => <Opened delivery={delivery} /> },
        { id: 'subject', name: t('subject'), render: (delivery) => subjectText(delivery) ?? '–' },
        { id: 'answer', name: t('answer'), render: ({ last }) => <Answer last={last} /> },
        {
          id: 'took',
          name: t('took'),
          isNumber: true,
          tone: 'quiet',
          render: ({ last }) => (last === null ? '–' : took(last.milliseconds)),
        },
        { id: 'attempt', name: t('attempt'), render: (delivery) => <Attempt delivery={delivery} /> },
        {
          id: 'send',
          name: null,
          isNumber: true,
          render: (delivery) => (maySend ? <SendButton delivery={delivery} /> : null),
        },
      ]}
    />
  );
}

function SendTest({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('systems.deliveries');
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const isTest = useIsTest();
  const send = useMutation({
    mutationFn: () =>
      call('POST /webhooks/:webhookId/test', { params: { webhookId: webhook.id }, body: {} }, { isTest }),
    onSuccess: () => {
      showSnackbar('success', t('tested', { address: webhook.address }));
      void queries.invalidateQueries({ queryKey: systemsKeys.all });
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  return (
    <Button
      size="small"
      icon={<IconSend aria-hidden />}
      running={send.isPending && tActions('sending')}
      onClick={() => send.mutate()}
    >
      {t('test')}
    </Button>
  );
}

const allOf = (counts: DeliveryPage['counts']): number => Object.values(counts).reduce((all, count) => all + count, 0);

function Filters({
  webhook,
  search,
  counts,
}: {
  webhook: Webhook;
  search: SystemsSearch;
  counts: DeliveryPage['counts'] | undefined;
}) {
  const t = useTranslations('systems.deliveries');
  const own = { webhook: webhook.id, ...(search.of === undefined ? {} : ofTest) };
  const formats = useFormats();
  const shown = (count: number | undefined) =>
    count === undefined || count <= limits.deliveriesCounted
      ? count
      : t('moreThan', { count: formats.number(limits.deliveriesCounted) });
  const tabs = [
    { key: 'all', label: t('all'), count: shown(counts && allOf(counts)), search: own },
    ...(['waiting', 'given_up'] as const).map((state) => ({
      key: state,
      label: t(state),
      count: shown(counts?.[state]),
      search: { ...own, state },
    })),
  ];
  return <CountTabs label={t('label')} tabs={tabs} current={search.state ?? 'all'} />;
}

/** What was sent to an endpoint and what waits, newest first. */
export function DeliveryList({
  webhook,
  search,
  isLocked,
}: {
  webhook: Webhook;
  search: SystemsSearch;
  isLocked: boolean;
}) {
  const t = useTranslations('systems');
  const tActions = useTranslations('actions');
  const list = useInfiniteQuery(deliveriesQuery({ isTest: useIsTest(), webhookId: webhook.id, state: search.state }));
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const isActive = webhook.state === 'active' && !isLocked;
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  return (
    <section className={classes['deliveries']} aria-label={t('deliveries.title')}>
      <div className={classes['cardHead']}>
        <h3>{t('deliveries.title')}</h3>
        <Filters webhook={webhook} search={search} counts={list.data?.pages[0]?.counts} />
        {isActive ? <SendTest webhook={webhook} /> : null}
      </div>
      {rows === undefined ? (
        list.isError ? (
          <FailedState error={list.error} texts={failed} onRetry={() => void list.refetch()} />
        ) : (
          <div className={classes['waiting']}>
            <SkeletonLine width="80%" />
            <SkeletonLine width="60%" />
          </div>
        )
      ) : rows.length === 0 ? (
        <StatePanel
          icon={<IconSend />}
          title={t(search.state === undefined ? 'deliveries.empty' : 'deliveries.nothing')}
          text={search.state === undefined ? t('deliveries.emptyText') : ''}
        />
      ) : (
        <Rows rows={rows} maySend={isActive} />
      )}
      {list.hasNextPage ? (
        <div className={classes['more']}>
          <Button running={list.isFetchingNextPage && t('deliveries.more')} onClick={() => void list.fetchNextPage()}>
            {t('deliveries.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
