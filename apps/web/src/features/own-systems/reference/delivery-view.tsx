import type { WebhookAttempt, WebhookDelivery } from '@offizin/contract/own-systems/webhooks';
import { attemptsPerDelivery } from '@offizin/domain/own-systems/webhook-attempts';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailedState } from '../../../ui/list/list-states.tsx';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { deliveryQuery } from '../systems-queries.ts';
import { useWhen } from '../use-when.ts';
import { useSend } from '../webhooks/use-send.ts';
import { Answer, useTook } from '../webhooks/delivery-answer.tsx';
import { CodeBlock } from './code-block.tsx';
import { ViewSwitch } from './code-panels.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './dock.module.css';

const views = ['body', 'headers', 'answer'] as const;
type View = (typeof views)[number];

/** Set in lines to be read; what is no JSON stays as it is. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const headerLines = (headers: WebhookAttempt['headers']): string =>
  Object.entries({ 'content-type': 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

interface ShownProps {
  readonly view: View;
  readonly body: string;
  readonly last: WebhookAttempt | undefined;
}

/** What a view shows, and what copying it gives. */
function useShown({ view, body, last }: ShownProps): { readonly shown: string; readonly copied: string } {
  const t = useTranslations('apiReference.dock');
  if (view === 'body') return { shown: inLines(body), copied: body };
  if (view === 'answer') {
    const answer = last?.answer ?? '';
    return { shown: inLines(answer) || t('noAnswer'), copied: answer };
  }
  const headers = last === undefined ? '' : headerLines(last.headers);
  return { shown: headers === '' ? t('notSent') : headers, copied: headers };
}

function Attempts({ attempts, count }: { attempts: readonly WebhookAttempt[]; count: number }) {
  const t = useTranslations('systems.retries');
  const when = useWhen();
  const took = useTook();
  const steps = Array.from({ length: attemptsPerDelivery }, (_, index) => index + 1);
  return (
    <>
      <ol className={classes['steps']} aria-label={t('title')}>
        {steps.map((step) => (
          <li key={step} aria-label={t('step', { attempt: String(step) })} data-tried={step <= count || undefined}>
            {step}
          </li>
        ))}
      </ol>
      <ul className={classes['attempts']}>
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            {when(attempt.at)} <Answer last={attempt} /> <small>{took(attempt.milliseconds)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was sent and answered, one view at a time. */
function Sent({ body, last }: Omit<ShownProps, 'view'>) {
  const t = useTranslations('apiReference.dock');
  const [view, setView] = useState<View>('body');
  const { shown, copied } = useShown({ view, body, last });
  const status = last?.status ?? null;
  const names: Readonly<Record<View, string>> = {
    body: t('body'),
    headers: t('headers'),
    answer: status === null ? t('answer') : t('answerWith', { status: String(status) }),
  };
  return (
    <div className={classes['sent']}>
      <header>
        <ViewSwitch
          label={t('views')}
          choices={views.map((key) => ({ key, name: names[key] }))}
          current={view}
          onChoose={setView}
        />
        <CopyButton key={view} text={copied} label={t('copy', { what: names[view] })} />
      </header>
      <CodeBlock label={names[view]} text={shown} />
      {view === 'body' ? <p>{t('bytes')}</p> : null}
    </div>
  );
}

interface AboutProps {
  readonly delivery: WebhookDelivery;
  readonly attempts: readonly WebhookAttempt[];
  /** Why it cannot be sent now; null when it can. */
  readonly refusal: string | null;
}

/** Which delivery it is, how its attempts went, and the way to send it again. */
function About({ delivery, attempts, refusal }: AboutProps) {
  const t = useTranslations('apiReference.dock');
  const tDeliveries = useTranslations('systems.deliveries');
  const tActions = useTranslations('actions');
  const send = useSend();
  const { id, attempts: count, state } = delivery;
  return (
    <aside className={classes['about']} aria-label={t('about')}>
      <dl>
        <dt>webhook-id</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
      <h3>{t('attempts')}</h3>
      <Attempts attempts={attempts} count={count} />
      <RefusableButton
        size="small"
        tone="primary"
        wide
        refusal={refusal}
        icon={<IconSend aria-hidden />}
        running={send.isPending && tActions('sending')}
        onClick={() => send.mutate(id)}
      >
        {tDeliveries(state === 'waiting' ? 'now' : 'again')}
      </RefusableButton>
      <p>{t('sameId')}</p>
    </aside>
  );
}

interface DeliveryProps {
  readonly deliveryId: string;
  /** Why nothing can be sent now; null when it can. */
  readonly refusal: string | null;
}

/** One delivery: the bytes that were signed, the headers and the answer of its last attempt, and all attempts. */
export function DeliveryView({ deliveryId, refusal }: DeliveryProps) {
  const t = useTranslations('systems.failed');
  const tActions = useTranslations('actions');
  const { data, error, isError, refetch } = useQuery(deliveryQuery(deliveryId));
  if (data !== undefined)
    return (
      <>
        <Sent body={data.body} last={data.attempts[0]} />
        <About delivery={data.delivery} attempts={data.attempts} refusal={refusal} />
      </>
    );
  const failed = { title: t('title'), text: t('text'), retry: tActions('tryAgain') };
  if (isError) return <FailedState error={error} texts={failed} onRetry={() => void refetch()} />;
  return (
    <div className={classes['waiting']}>
      <SkeletonLine width="80%" />
      <SkeletonLine width="45%" />
    </div>
  );
}
