import type { Webhook } from '@offizin/contract/webhooks';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useSignedIn } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { FailedState } from '../../ui/list/list-states.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { curlExample } from './curl-example.ts';
import classes from './own-systems.module.css';
import { ActivityCard, RetriesCard, SecretCard } from './rail-cards.tsx';
import { type Once, ShownOnce } from './shown-once.tsx';
import { systemsKeys, tokensQuery, webhooksQuery } from './systems-queries.ts';
import { readSystemsSearch } from './systems-search.ts';
import { TokenCard } from './token-card.tsx';
import type { MadeToken } from './token-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import type { AddedWebhook } from './webhook-dialog.tsx';

const TokenDialog = lazyDialog(async () => (await import('./token-dialog.tsx')).TokenDialog);
const ReferenceDialog = lazyDialog(async () => (await import('./reference-dialog.tsx')).ReferenceDialog);
const ChangeSecretDialog = lazyDialog(async () => (await import('./webhook-questions.tsx')).ChangeSecretDialog);

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

/** Tokens belong to the shop: an operator in its name only looks at them. */
function useRefusal(): string | null {
  const t = useTranslations('systems');
  return useSignedIn().session.impersonatedBy === null ? null : t('locked');
}

function Head({ refusal, onNew }: { refusal: string | null; onNew: () => void }) {
  const t = useTranslations('systems');
  const title = useTranslations('shell.screen')('own_systems');
  const { seller } = useSignedIn();
  const [isReferenceShown, setReferenceShown] = useState(false);
  return (
    <PageHead title={title} note={seller.name}>
      <Button icon={<IconExternalLink aria-hidden />} onClick={() => setReferenceShown(true)}>
        {t('reference')}
      </Button>
      <RefusableButton tone="primary" refusal={refusal} icon={<IconPlus aria-hidden />} onClick={onNew}>
        {t('newToken')}
      </RefusableButton>
      {isReferenceShown ? <ReferenceDialog onClose={() => setReferenceShown(false)} /> : null}
    </PageHead>
  );
}

/** Tokens, webhooks and their deliveries: how a shop's own systems work with the portal (MKT-03). */
export function OwnSystemsScreen() {
  const t = useTranslations('systems');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readSystemsSearch(raw);
  const tokens = useQuery(tokensQuery);
  const webhooks = useQuery(webhooksQuery);
  const refusal = useRefusal();
  const { shown: onces, stored, showToken, showSecret } = useOnce();
  const [isMaking, setMaking] = useState(false);
  const [changing, setChanging] = useState<Webhook | null>(null);
  useLiveQueries('webhooks', live);
  const shown = webhooks.data?.items ?? [];
  const current = shown.find(({ id }) => id === search.webhook) ?? shown[0] ?? null;
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: t('failed.retry') };
  const readAgain = () => void Promise.all([tokens.refetch(), webhooks.refetch()]);
  if (tokens.data === undefined || webhooks.data === undefined)
    return (
      <>
        <Head refusal={refusal} onNew={() => setMaking(true)} />
        {tokens.isError || webhooks.isError ? (
          <FailedState error={tokens.error ?? webhooks.error} texts={failed} onRetry={readAgain} />
        ) : (
          <Waiting />
        )}
      </>
    );
  const { items } = tokens.data;
  return (
    <>
      <Head refusal={refusal} onNew={() => setMaking(true)} />
      <div className={classes['page']}>
        <div className={classes['main']}>
          {onces.map((once) => (
            <ShownOnce key={once.text} once={once} onStored={() => stored(once)} />
          ))}
          <TokenCard tokens={items} isLocked={refusal !== null} />
          <WebhookCard
            webhooks={shown}
            current={current}
            search={search}
            refusal={refusal}
            onAdded={showSecret}
            onChangeSecret={setChanging}
          />
        </div>
        <aside className={classes['side']}>
          {current === null ? null : (
            <>
              <SecretCard webhook={current} isLocked={refusal !== null} onChange={() => setChanging(current)} />
              <RetriesCard webhook={current} />
            </>
          )}
          <ActivityCard tokens={items} webhooks={shown} />
        </aside>
      </div>
      {isMaking ? <TokenDialog onMade={showToken} onClose={() => setMaking(false)} /> : null}
      {changing === null ? null : (
        <ChangeSecretDialog webhook={changing} onMade={showSecret} onClose={() => setChanging(null)} />
      )}
    </>
  );
}
