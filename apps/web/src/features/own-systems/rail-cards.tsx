import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { attemptsPerDelivery } from '@offizin/domain/own-systems/webhook-attempts';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import classes from './own-systems.module.css';
import { subjectText } from './webhooks/subject-text.ts';
import { deliveriesQuery } from './systems-queries.ts';
import { useIsTest } from './use-is-test.ts';
import { useWhen } from './use-when.ts';

const EndSecretDialog = lazyDialog(async () => (await import('./webhooks/webhook-questions.tsx')).EndSecretDialog);

function Secrets({ secrets }: { secrets: Webhook['secrets'] }) {
  const t = useTranslations('systems.secret');
  const when = useWhen();
  const isRotating = secrets.length > 1;
  return (
    <ul>
      {secrets.map(({ lastFour, createdAt, endsAt }) => (
        <li key={lastFour + createdAt} data-old={endsAt !== null || undefined}>
          {endsAt === null ? <IconCircleCheck size={16} aria-hidden /> : <IconHourglass size={16} aria-hidden />}
          <div>
            <code>whsec_…{lastFour}</code>
            <small>
              {endsAt === null
                ? t(isRotating ? 'fresh' : 'current', { when: when(createdAt) })
                : t('old', { when: when(endsAt) })}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface SecretCardProps {
  readonly webhook: Webhook;
  readonly isLocked: boolean;
  readonly onChange: () => void;
}

/** What signs for the endpoint that is looked at. */
export function SecretCard({ webhook, isLocked, onChange }: SecretCardProps) {
  const t = useTranslations('systems.secret');
  const [isEnding, setEnding] = useState(false);
  const isRotating = webhook.secrets.length > 1;
  return (
    <section className={classes['rail']}>
      <h2>{t('title')}</h2>
      <Secrets secrets={webhook.secrets} />
      <p>{t(isRotating ? 'both' : 'single')}</p>
      {isRotating ? <code className={classes['sample']}>webhook-signature: v1,9f2c… v1,77ab…</code> : null}
      {isLocked ? null : (
        <Button wide onClick={isRotating ? () => setEnding(true) : onChange}>
          {t(isRotating ? 'end' : 'change')}
        </Button>
      )}
      {isEnding ? <EndSecretDialog webhook={webhook} onClose={() => setEnding(false)} /> : null}
    </section>
  );
}

const steps = Array.from({ length: attemptsPerDelivery }, (_, index) => index + 1);

/** How often a delivery is tried, with the one that comes next. */
export function RetriesCard({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('systems.retries');
  const when = useWhen();
  const { data } = useInfiniteQuery(deliveriesQuery({ isTest: useIsTest(), webhookId: webhook.id, state: 'waiting' }));
  const next = data?.pages
    .flatMap(({ items }) => items)
    .filter(({ nextAttemptAt, attempts }) => nextAttemptAt !== null && attempts > 0)
    .toSorted((one, other) => (one.nextAttemptAt ?? '').localeCompare(other.nextAttemptAt ?? ''))[0];
  const attempt = (next?.attempts ?? 0) + 1;
  return (
    <section className={classes['rail']}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {next?.nextAttemptAt ? (
        <>
          <ol className={classes['steps']} aria-label={t('steps')}>
            {steps.map((step) => (
              <li
                key={step}
                aria-label={t('step', { attempt: String(step) })}
                aria-current={step === attempt ? 'step' : undefined}
                data-failed={step < attempt || undefined}
              >
                {step}
              </li>
            ))}
          </ol>
          <small>
            {t('next', {
              subject: subjectText(next) ?? next.type,
              attempt: String(attempt),
              when: when(next.nextAttemptAt),
            })}
          </small>
        </>
      ) : null}
      <small>{t('after')}</small>
    </section>
  );
}

const shownActs = 6;

/** Who made, revoked and changed what, the newest first. */
export function ActivityCard({ tokens, webhooks }: { tokens: readonly ApiToken[]; webhooks: readonly Webhook[] }) {
  const t = useTranslations('systems.activity');
  const when = useWhen();
  const acts = [
    ...tokens.flatMap(({ id, name, madeBy, createdAt, revoked }) => [
      { key: `${id} made`, text: t('made', { name }), by: madeBy, at: createdAt },
      ...(revoked === null
        ? []
        : [{ key: `${id} revoked`, text: t('revoked', { name }), by: revoked.by, at: revoked.at }]),
    ]),
    ...webhooks.flatMap(({ id, secrets }) =>
      secrets.map(({ createdAt, madeBy }) => ({
        key: id + createdAt,
        text: t('secret'),
        by: madeBy ?? '',
        at: createdAt,
      })),
    ),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <section className={classes['rail']}>
      <h2>{t('title')}</h2>
      {acts.length === 0 ? <p>{t('empty')}</p> : null}
      <ul className={classes['acts']}>
        {acts.slice(0, shownActs).map(({ key, text, by, at }) => (
          <li key={key}>
            <b>{text}</b>
            <small>{t('detail', { name: by, when: when(at) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
