import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { IconApi, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useSignedIn } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { FailedState } from '../../ui/list/list-states.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { curlExample } from './reference/curl-example.ts';
import { referencePath } from './reference/reference-paths.ts';
import classes from './own-systems.module.css';
import { ActivityCard, RetriesCard, SecretCard } from './rail-cards.tsx';
import { type Once, ShownOnce } from './shown-once.tsx';
import { systemsKeys, tokensQuery, webhooksQuery } from './systems-queries.ts';
import { readSystemsSearch } from './systems-search.ts';
import { TokenCard } from './tokens/token-card.tsx';
import type { MadeToken } from './tokens/token-dialog.tsx';
import { useRefusal } from './use-refusal.ts';
import { WebhookCard } from './webhooks/webhook-card.tsx';
import type { AddedWebhook } from './webhooks/webhook-dialog.tsx';

const TokenDialog = lazyDialog(async () => (await import('./tokens/token-dialog.tsx')).TokenDialog);
const ChangeSecretDialog = lazyDialog(
  async () => (await import('./webhooks/webhook-questions.tsx')).ChangeSecretDialog,
);

const live = { queryKey: systemsKeys.all, everyMs: 1500 };

/** What was made and is shown this once: each until somebody says that it is stored. */
function useOnce() {
  const t = useTranslations('systems.once');
  const [shown, setShown] = useState<readonly Once[]>([]);
  const show = (once: Once) => setShown((before) => [once, ...before]);
  return {
    shown,
    stored: (once: Once) => setShown((before) => before.filter((each) => each !== once)),
    showToken: ({ token: { name, scopes }, secret }: MadeToken) =>
      show({
        kind: 'token',
        title: t('token', { name }),
        text: secret,
        example: curlExample(window.location.origin, secret, scopes),
      }),
    showSecret: ({ webhook, secret }: AddedWebhook) =>
      show({
        kind: 'secret',
        title: t('secret', { host: new URL(webhook.address).host }),
        text: secret,
        example: null,
      }),
  };
}

function Waiting() {
  return (
    <div className={classes['waiting']}>
      <SkeletonLine width="45%" />
      <SkeletonLine width="80%" />
      <SkeletonLine width="60%" />
    </div>
  );
}

function Head({ refusal, onNew }: { refusal: string | null; onNew: () => void }) {
  const t = useTranslations('systems');
  const title = useTranslations('shell.screen')('own_systems');
  const { seller } = useSignedIn();
  return (
    <PageHead title={title} note={seller.name}>
      <ButtonLink to={referencePath()} icon={<IconApi aria-hidden />}>
        {t('reference')}
      </ButtonLink>
      <RefusableButton tone="primary" refusal={refusal} icon={<IconPlus aria-hidden />} onClick={onNew}>
        {t('newToken')}
      </RefusableButton>
    </PageHead>
  );
}

interface SystemsProps {
  readonly tokens: readonly ApiToken[];
  readonly webhooks: readonly Webhook[];
  readonly refusal: string | null;
  readonly once: ReturnType<typeof useOnce>;
}

function Systems({ tokens, webhooks, refusal, once }: SystemsProps) {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readSystemsSearch(raw);
  const [changing, setChanging] = useState<Webhook | null>(null);
  const current = webhooks.find(({ id }) => id === search.webhook) ?? webhooks[0] ?? null;
  const isLocked = refusal !== null;
  return (
    <div className={classes['page']}>
      <div className={classes['main']}>
        {once.shown.map((each) => (
          <ShownOnce key={each.text} once={each} onStored={() => once.stored(each)} />
        ))}
        <TokenCard tokens={tokens} isLocked={isLocked} />
        <WebhookCard
          webhooks={webhooks}
          current={current}
          search={search}
          refusal={refusal}
          onAdded={once.showSecret}
          onChangeSecret={setChanging}
        />
      </div>
      <aside className={classes['side']}>
        {current === null ? null : (
          <>
            <SecretCard webhook={current} isLocked={isLocked} onChange={() => setChanging(current)} />
            <RetriesCard webhook={current} />
          </>
        )}
        <ActivityCard tokens={tokens} webhooks={webhooks} />
      </aside>
      {changing === null ? null : (
        <ChangeSecretDialog webhook={changing} onMade={once.showSecret} onClose={() => setChanging(null)} />
      )}
    </div>
  );
}

/** Tokens, webhooks and their deliveries: how a shop's own systems work with the portal (MKT-03). */
export function OwnSystemsScreen() {
  const t = useTranslations('systems');
  const tActions = useTranslations('actions');
  const tokens = useQuery(tokensQuery);
  const webhooks = useQuery(webhooksQuery);
  const refusal = useRefusal();
  const once = useOnce();
  const [isMaking, setMaking] = useState(false);
  useLiveQueries('webhooks', live);
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  const readAgain = () => void Promise.all([tokens.refetch(), webhooks.refetch()]);
  const isReady = tokens.data !== undefined && webhooks.data !== undefined;
  return (
    <>
      <Head refusal={refusal} onNew={() => setMaking(true)} />
      {isReady ? (
        <Systems tokens={tokens.data.items} webhooks={webhooks.data.items} refusal={refusal} once={once} />
      ) : tokens.isError || webhooks.isError ? (
        <FailedState error={tokens.error ?? webhooks.error} texts={failed} onRetry={readAgain} />
      ) : (
        <Waiting />
      )}
      {isMaking ? <TokenDialog onMade={once.showToken} onClose={() => setMaking(false)} /> : null}
    </>
  );
}
