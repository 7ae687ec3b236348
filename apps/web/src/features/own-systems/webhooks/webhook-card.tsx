import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import {
  IconDots,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconTrash,
  IconWebhook,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { IconButton } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { DeliveryList } from './delivery-list.tsx';
import classes from '../own-systems.module.css';
import { SandboxOrder } from '../sandbox-order.tsx';
import { SandboxSwitch } from '../sandbox-switch.tsx';
import { systemsKeys } from '../systems-queries.ts';
import { ofTest, useIsTest } from '../use-is-test.ts';
import type { SystemsSearch } from '../systems-search.ts';
import type { AddedWebhook } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-state.tsx';

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog);
const RemoveDialog = lazyDialog(async () => (await import('./webhook-questions.tsx')).RemoveDialog);

type Asked = 'edit' | 'remove' | 'change_secret';

/** Pauses an endpoint, or lets it go on. */
function usePause(webhook: Webhook) {
  const t = useTranslations('systems.hooks');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { id, address, events, state } = webhook;
  const active = state !== 'active';
  const isTest = useIsTest();
  return useMutation({
    mutationFn: () =>
      call('PUT /webhooks/:webhookId', { params: { webhookId: id }, body: { address, events, active } }, { isTest }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: systemsKeys.all });
      showSnackbar('success', t(active ? 'resumeDone' : 'pauseDone', { address }));
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}

function RowMenu({ webhook, onAsk }: { webhook: Webhook; onAsk: (asked: Asked) => void }) {
  const t = useTranslations('systems');
  const pause = usePause(webhook);
  const isActive = webhook.state === 'active';
  const Icon = isActive ? IconPlayerPause : IconPlayerPlay;
  return (
    <MenuButton
      button={
        <IconButton label={t('hooks.menu', { address: webhook.address })}>
          <IconDots aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onAsk('edit')}>
            {t('hooks.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon size={16} aria-hidden />} onClick={() => pause.mutate()}>
            {t(isActive ? 'hooks.pause' : 'hooks.resume')}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => onAsk('change_secret')}>
            {t('secret.change')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onAsk('remove')}>
            {t('hooks.remove')}
          </Menu.Item>
        </>
      )}
    </MenuButton>
  );
}

interface RowProps {
  readonly webhook: Webhook;
  readonly isCurrent: boolean;
  readonly isLocked: boolean;
  readonly onAsk: (asked: Asked) => void;
}

function WebhookRow({ webhook, isCurrent, isLocked, onAsk }: RowProps) {
  const isTest = useIsTest();
  return (
    <li className={classes['hook']} data-current={isCurrent || undefined}>
      <IconWebhook size={18} aria-hidden />
      <div>
        <Link
          to="."
          search={{ webhook: webhook.id, ...(isTest && ofTest) }}
          aria-current={isCurrent ? 'true' : undefined}
          activeProps={{}}
          resetScroll={false}
        >
          {webhook.address}
        </Link>
        <small>{webhook.events.join(', ')}</small>
      </div>
      <WebhookState webhook={webhook} />
      {isLocked ? null : <RowMenu webhook={webhook} onAsk={onAsk} />}
    </li>
  );
}

export interface WebhookCardProps {
  readonly hasSandbox: boolean;
  readonly webhooks: readonly Webhook[];
  readonly current: Webhook | null;
  readonly search: SystemsSearch;
  /** Why nothing may be changed; null when it may. */
  readonly refusal: string | null;
  readonly onAdded: (added: AddedWebhook) => void;
  readonly onChangeSecret: (webhook: Webhook) => void;
}

/** The endpoints, and what was sent to the one that is looked at. */
export function WebhookCard({ hasSandbox, webhooks, current, search, refusal, ...acts }: WebhookCardProps) {
  const { onAdded, onChangeSecret } = acts;
  const isTest = useIsTest();
  const t = useTranslations('systems.hooks');
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly webhook: Webhook | null } | null>(null);
  const close = () => setAsked(null);
  const ask = (webhook: Webhook) => (what: Asked) =>
    what === 'change_secret' ? onChangeSecret(webhook) : setAsked({ what, webhook });
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <div className={classes['cardHead']}>
        <h2>{t('title')}</h2>
        <span>{t('count', { count: webhooks.length })}</span>
        {hasSandbox ? <SandboxSwitch /> : null}
        <RefusableButton
          size="small"
          refusal={refusal}
          icon={<IconPlus aria-hidden />}
          onClick={() => setAsked({ what: 'edit', webhook: null })}
        >
          {t('add')}
        </RefusableButton>
      </div>
      {hasSandbox && isTest ? <SandboxOrder refusal={refusal} /> : null}
      {webhooks.length === 0 ? (
        <StatePanel icon={<IconWebhook />} title={t('empty')} text={t(isTest ? 'testText' : 'emptyText')} />
      ) : (
        <ul className={classes['hooks']}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              isCurrent={webhook.id === current?.id}
              isLocked={refusal !== null}
              onAsk={ask(webhook)}
            />
          ))}
        </ul>
      )}
      {current === null ? null : <DeliveryList webhook={current} search={search} isLocked={refusal !== null} />}
      {asked?.what === 'edit' ? <WebhookDialog webhook={asked.webhook} onAdded={onAdded} onClose={close} /> : null}
      {asked?.what === 'remove' && asked.webhook !== null ? (
        <RemoveDialog webhook={asked.webhook} onClose={close} />
      ) : null}
    </section>
  );
}
