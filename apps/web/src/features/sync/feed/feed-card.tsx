import type { FeedState } from '@offizin/contract/feeds/seller';
import { limits } from '@offizin/domain/limits';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconHandStop, IconPlayerPause } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLive } from '../../../platform/live.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { FeedBars } from './feed-bars.tsx';
import classes from './feed-card.module.css';
import { feedProblemWord } from './feed-problem.ts';
import { feedQuery, useMayHaveFeed } from './feed-queries.ts';
import { useUploadPath } from '../upload-path.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { writeQuery } from '../../../platform/write-query.ts';

const FeedDialog = lazyDialog(async () => (await import('./feed-dialog.tsx')).FeedDialog);

const tones: Readonly<Record<FeedState['health'], ChipTone>> = {
  never: 'grey',
  healthy: 'green',
  failing: 'amber',
  stale: 'red',
};

const icons: Readonly<Record<FeedState['health'], typeof IconClock>> = {
  never: IconClock,
  healthy: IconCircleCheck,
  failing: IconAlertTriangle,
  stale: IconAlertTriangle,
};

function HealthChip({ feed }: { feed: FeedState }) {
  const t = useTranslations('feeds');
  if (!feed.active) return <Chip icon={<IconPlayerPause size={14} aria-hidden />}>{t('paused')}</Chip>;
  if (feed.held !== null)
    return (
      <Chip tone="red" icon={<IconHandStop size={14} aria-hidden />}>
        {t('held.chip')}
      </Chip>
    );
  const Icon = icons[feed.health];
  return (
    <Chip tone={tones[feed.health]} icon={<Icon size={14} aria-hidden />}>
      {t(`health.${feed.health}`)}
    </Chip>
  );
}

function FeedFacts({ feed }: { feed: FeedState }) {
  const t = useTranslations('feeds');
  const { shortDayTime } = useFormats();
  const url = new URL(feed.address);
  const file = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  const when = (at: string | null) => (at === null ? '–' : shortDayTime(at));
  const facts = [
    [t('last'), when(feed.lastSuccessAt)],
    [
      t('changes'),
      feed.lastChange === null
        ? t('offers', { count: 0 })
        : t('offersAt', { count: feed.lastChange.changed, when: shortDayTime(feed.lastChange.at) }),
    ],
    ...(feed.lastList === null || feed.lastList.gone === 0
      ? []
      : [[t('gone'), t('goneKept', { count: feed.lastList.gone })] as const]),
    [t('next'), when(feed.nextAttemptAt)],
    [t('source'), `${url.protocol.replace(':', '')}, ${file}`],
    [t('alarm'), t('after', { hours: String(limits.feedStaleAfter / 3600) })],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list that waits, and the way to look at it. */
function HeldList({ held }: { held: NonNullable<FeedState['held']> }) {
  const t = useTranslations('feeds.held');
  const { shortDayTime } = useFormats();
  const path = useUploadPath();
  const { leaving, moved, movePercent } = held.figures;
  return (
    <div className={classes['held']}>
      <p>
        {t('text', {
          when: shortDayTime(held.at),
          leaving,
          moved,
          percent: String(movePercent),
        })}
      </p>
      {path === null ? null : (
        <ButtonLink to={path} search={{ upload: held.uploadId }}>
          {t('look')}
        </ButtonLink>
      )}
    </div>
  );
}

function RetrieveNow() {
  const t = useTranslations('feeds');
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const retrieve = useMutation({
    mutationFn: () => call('POST /feed/retrieve', { body: {} }),
    onSuccess: (reply) => {
      writeQuery(queries, feedQuery.queryKey, reply);
      showSnackbar('success', t('asked'));
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  return (
    <ChangeButton
      area="offers"
      size="small"
      running={retrieve.isPending && tActions('checking')}
      onClick={() => retrieve.mutate()}
    >
      {t('now')}
    </ChangeButton>
  );
}

/** Credentials stay with the shop: an operator in its name only looks at the feed. */
function useEditRefusal(): string | null {
  const t = useTranslations('feeds');
  return useSignedIn().session.impersonatedBy === null ? null : t('locked');
}

function FeedBody({ feed, onEdit }: { feed: FeedState; onEdit: () => void }) {
  const t = useTranslations('feeds');
  const refusal = useEditRefusal();
  return (
    <>
      <FeedFacts feed={feed} />
      {feed.problem === null ? null : (
        <p className={classes['problem']}>
          <IconAlertTriangle size={16} aria-hidden />
          {t(`problem.${feedProblemWord(feed.problem)}`)}
        </p>
      )}
      {feed.held === null ? null : <HeldList held={feed.held} />}
      <FeedBars retrievals={feed.retrievals} />
      <div className={classes['actions']}>
        <RetrieveNow />
        <ChangeButton area="offers" size="small" refusal={refusal} onClick={onEdit}>
          {t('edit')}
        </ChangeButton>
      </div>
    </>
  );
}

/** How the stock hub's feed is, for sellers with that service: last and next retrieval, what it changed, what is wrong (SYN-09). */
export function FeedCard() {
  return useMayHaveFeed() ? <Feed /> : null;
}

function Feed() {
  const t = useTranslations('feeds');
  const queries = useQueryClient();
  const { data } = useQuery(feedQuery);
  const refusal = useEditRefusal();
  const [editing, setEditing] = useState(false);
  useLive('sync', () => void queries.invalidateQueries({ queryKey: feedQuery.queryKey }));
  if (data === undefined) return null;
  const { feed } = data;
  return (
    <section className={classes['card']} data-tour="sync-feed">
      <h2>
        {t('title')}
        {feed === null ? null : <HealthChip feed={feed} />}
      </h2>
      {feed === null ? (
        <div className={classes['empty']}>
          <strong>{t('empty')}</strong>
          <p>{t('emptyText')}</p>
          <ChangeButton area="offers" size="small" refusal={refusal} onClick={() => setEditing(true)}>
            {t('setUp')}
          </ChangeButton>
        </div>
      ) : (
        <FeedBody feed={feed} onEdit={() => setEditing(true)} />
      )}
      {editing ? <FeedDialog feed={feed} onClose={() => setEditing(false)} /> : null}
    </section>
  );
}
