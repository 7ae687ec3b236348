import type { WebhookDelivery } from '@offizin/contract/own-systems/webhooks';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from '../own-systems.module.css';

const slow = 1000;

/** How long something took. */
export function useTook(): (milliseconds: number) => string {
  const t = useTranslations('systems');
  return (milliseconds) =>
    milliseconds < slow
      ? t('milliseconds', { count: String(milliseconds) })
      : t('seconds', { count: (milliseconds / slow).toFixed(1) });
}

type Ended = Pick<NonNullable<WebhookDelivery['last']>, 'status' | 'problem'>;

/** How an attempt was answered. */
export function Answer({ last }: { last: Ended | null }) {
  const t = useTranslations('systems');
  if (last === null) return t('deliveries.queued');
  const { status, problem } = last;
  const text = problem === null || problem === 'unexpected_reply' ? String(status ?? '') : t(`problem.${problem}`);
  const Icon = problem === null ? IconCircleCheck : IconAlertCircle;
  return (
    <span className={classes['answer']} data-failed={problem !== null || undefined}>
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
}
