import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { decisionTextMax, decisionTextMin } from '@offizin/domain/returns/return-decision';
import { kindRules } from '@offizin/domain/returns/return-terms';
import type { ReturnView } from '@offizin/domain/returns/return-steps';
import { IconAlertCircle, IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import split from '../../parts/lists/split.module.css';
import { ApiError } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useKeepFocus } from '../../ui/keep-focus.ts';
import { FailedState, SkeletonRows } from '../../ui/list/list-states.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Textarea } from '../../ui/textarea.ts';
import { DecisionActs, DecisionBar, LaterBar } from './decision-bar.tsx';
import { dropDecision } from './held-decisions.ts';
import { ItemsCard } from './items-card.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { ReturnHead } from './return-head.tsx';
import { returnQuery } from './return-queries.ts';
import classes from './returns.module.css';
import { brandName, useAbout, useCustomer } from './return-words.ts';
import { AfterCard, EffectCard } from './side-cards.tsx';
import { type Decision, useDecision } from './use-decision.ts';
import { WordsCard } from './words-card.tsx';

/** What is said to the customer with the decision. */
function Message({ of, decision }: { of: ReturnDetail; decision: Decision }) {
  const t = useTranslations('returns.message');
  const customerOf = useCustomer();
  const count = [...decision.text.trim()].length;
  return (
    <section className={classes['card']} aria-label={t('title', { name: customerOf(of) })}>
      <div className={classes['message']}>
        <Textarea
          label={
            <>
              {t('title', { name: customerOf(of) })} <small>{t('note')}</small>
            </>
          }
          description={decision.toProve ? t('help', { count, min: decisionTextMin }) : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
          value={decision.text}
          maxLength={decisionTextMax}
          autosize
          minRows={2}
          onChange={({ currentTarget: { value } }) => decision.setText(value)}
        />
      </div>
    </section>
  );
}

/** What the marketplace decided, in its words. */
function Ruling({ of }: { of: ReturnDetail }) {
  const t = useTranslations('returns.ruling');
  const formats = useFormats();
  if (of.ruling === null) return null;
  const { text, rule, decidedAt } = of.ruling;
  return (
    <section className={classes['card']} aria-label={t('title', { brand: brandName })}>
      <h3>
        <IconGavel size={16} aria-hidden /> {t('title', { brand: brandName })}{' '}
        <small>{formats.dateTime(decidedAt)}</small>
      </h3>
      <blockquote>{text}</blockquote>
      {rule === null ? null : <p className={classes['text']}>{t('rule', { rule })}</p>}
    </section>
  );
}

interface ShownProps {
  readonly of: ReturnDetail;
  readonly view: ReturnView;
  readonly ids: readonly string[];
  readonly now: Date;
}

function About({ of }: { of: ReturnDetail }) {
  const t = useTranslations('returns');
  const about = useAbout()(of);
  if (of.readOnly) return <p className={classes['about']}>{t('readOnly', { brand: brandName })}</p>;
  return about === null ? null : <p className={classes['about']}>{about}</p>;
}

/** A return that the shop has to decide. */
function Deciding({ of, view, ids, now }: ShownProps) {
  const t = useTranslations('returns.about');
  const decision = useDecision(of);
  const isOwn = kindRules[of.kind].ofShop;
  const onPhone = useMedia(phone);
  return (
    <>
      <div className={split['body']}>
        <ReturnHead of={of} view={view} ids={ids} now={now} />
        <ProposalCard of={of} now={now} />
        {isOwn ? <p className={classes['about']}>{t('goodwill')}</p> : null}
        <div className={classes['columns']}>
          <div>
            <ItemsCard of={of} decision={decision} />
            {isOwn ? null : <WordsCard of={of} decision={decision} />}
            <Message of={of} decision={decision} />
          </div>
          <div>
            <EffectCard of={of} decision={decision} />
            <AfterCard of={of} mayObject={decision.toProve} now={now} />
          </div>
        </div>
        {onPhone ? <DecisionActs of={of} now={now} /> : null}
      </div>
      <DecisionBar of={of} decision={decision} now={now} />
    </>
  );
}

/** A return that waits for others, or is over. */
function Waiting({ of, view, ids, now }: ShownProps) {
  return (
    <>
      <div className={split['body']}>
        <ReturnHead of={of} view={view} ids={ids} now={now} />
        <ProposalCard of={of} now={now} />
        <About of={of} />
        <div className={classes['columns']}>
          <div>
            <Ruling of={of} />
            <WordsCard of={of} decision={null} />
            <ItemsCard of={of} decision={null} />
          </div>
          <div>
            <EffectCard of={of} decision={null} />
          </div>
        </div>
      </div>
      <LaterBar of={of} />
    </>
  );
}

/** One return: what comes back, what was said, what a decision costs, and the decision. */
export function ReturnPane({ returnId, ...shown }: Omit<ShownProps, 'of'> & { readonly returnId: string }) {
  const t = useTranslations('returns');
  const tActions = useTranslations('actions');
  const { data, error, refetch } = useQuery(returnQuery(returnId));
  const isOffline = useOfflineSince() !== null;
  const pane = useRef<HTMLElement>(null);
  useKeepFocus(pane);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const mayDecide = data?.mayDo.includes('refund') ?? false;
  const isOver = data !== undefined && !mayDecide;
  useEffect(() => {
    if (isOver) dropDecision(returnId);
  }, [isOver, returnId]);
  return (
    <section
      ref={pane}
      className={split['pane']}
      tabIndex={-1}
      aria-label={data === undefined ? t('loading') : t('number', { number: data.returnNo })}
    >
      {data === undefined ? null : mayDecide ? <Deciding of={data} {...shown} /> : <Waiting of={data} {...shown} />}
      {data === undefined && error === null ? <SkeletonRows label={t('loading')} count={5} /> : null}
      {data === undefined && isMissing ? (
        <StatePanel icon={<IconAlertCircle />} title={t('missing.title')} text={t('missing.text')} />
      ) : null}
      {data === undefined && error !== null && !isMissing ? (
        <FailedState
          error={error}
          texts={{
            title: t('failed.title'),
            text: t(isOffline ? 'failed.offline' : 'failed.text'),
            retry: tActions('tryAgain'),
          }}
          onRetry={() => void refetch()}
        />
      ) : null}
    </section>
  );
}
