import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import split from '../../parts/lists/split.module.css';
import { ApiError } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { IconLink } from '../../ui/button-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FailedState, SkeletonRows } from '../../ui/list/list-states.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { type Answer, DecisionBar } from './decision-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { Outcomes } from './outcomes.tsx';
import classes from './price-proposals.module.css';
import { ProductCards } from './product-cards.tsx';
import { type Choice, ProductTable } from './product-table.tsx';
import { proposalQuery } from './proposal-queries.ts';
import { endLooks } from './proposal-list.tsx';
import { isPressing, stateNow, useEnd, whyKey } from './proposal-words.ts';

export interface ShownProposal {
  readonly proposal: ProposalDetail;
  readonly now: Date;
}

function Head({ proposal, now, chosen, ids }: ShownProposal & { chosen: number; ids: readonly string[] }) {
  const t = useTranslations('priceUpdates');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const endOf = useEnd();
  const state = stateNow(proposal, now);
  const at = ids.indexOf(proposal.proposalId);
  const way = (id: string | undefined) => ({
    isEnd: id === undefined,
    search: { proposal: id ?? proposal.proposalId },
  });
  const products = tActions('countProducts', { count: proposal.products });
  return (
    <div className={split['head']}>
      <div>
        <h2>{t(`title.${whyKey(proposal)}`)}</h2>
        {state === 'open' ? (
          <Chip tone={isPressing(proposal, now) ? 'amber' : 'grey'} icon={<IconClock aria-hidden />}>
            {t('ends', { when: endOf(proposal.expiresAt, now) })}
          </Chip>
        ) : (
          <Chip tone={endLooks[state][0]} icon={endLooks[state][1]}>
            {t(`state.${state}`)}
          </Chip>
        )}
        <p>
          {t('proposed', { day: formats.day(proposal.createdAt) })} ·{' '}
          {state === 'open' ? t('chosen', { products, chosen: formats.number(chosen) }) : products}
        </p>
      </div>
      {at === -1 ? null : (
        <div className={split['ways']}>
          <span>{t('place', { place: formats.number(at + 1), count: formats.number(ids.length) })}</span>
          <IconLink label={t('previous')} to="." {...way(ids[at - 1])}>
            <IconChevronUp aria-hidden />
          </IconLink>
          <IconLink label={t('next')} to="." {...way(ids[at + 1])}>
            <IconChevronDown aria-hidden />
          </IconLink>
        </div>
      )}
    </div>
  );
}

/** What it is about in four figures. */
function Facts({ proposal, now }: ShownProposal) {
  const t = useTranslations('priceUpdates');
  const formats = useFormats();
  const { before, after } = proposal.kept;
  const difference = { amount: after.amount - before.amount, currency: after.currency };
  const isOpen = stateNow(proposal, now) === 'open';
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{t('fact.reason')}</dt>
        <dd>{t(`why.${whyKey(proposal)}`)}</dd>
      </div>
      <div>
        <dt>{t('fact.units')}</dt>
        <dd>{formats.number(proposal.units)}</dd>
      </div>
      {isOpen ? (
        <>
          <div>
            <dt>{t('fact.before')}</dt>
            <dd>{formats.money(before)}</dd>
          </div>
          <div>
            <dt>{t('fact.after')}</dt>
            <dd>
              {formats.money(after)} <small>{formats.money(difference)}</small>
            </dd>
          </div>
        </>
      ) : (
        <>
          <div>
            <dt>{t('fact.proposed')}</dt>
            <dd>{formats.dateTime(proposal.createdAt)}</dd>
          </div>
          <div>
            <dt>{t('fact.ends')}</dt>
            <dd>{formats.dateTime(proposal.expiresAt)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

function useChoice({ items }: ProposalDetail): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    choose: (productId, isChosen) => {
      const next = new Set(chosen);
      if (isChosen) next.add(productId);
      else next.delete(productId);
      setChosen(next);
    },
    chooseAll: (isChosen) => setChosen(new Set(isChosen ? items.map(({ productId }) => productId) : [])),
  };
}

function Content({ proposal, now, ids }: ShownProposal & { ids: readonly string[] }) {
  const t = useTranslations('priceUpdates');
  const choice = useChoice(proposal);
  const onPhone = useMedia(phone);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const state = stateNow(proposal, now);
  const shown = { items: proposal.items, choice: state === 'open' ? choice : null };
  return (
    <>
      <div className={split['body']}>
        <Head proposal={proposal} now={now} ids={ids} chosen={choice.chosen.size} />
        {state === 'open' ? null : <EndedNotice proposal={proposal} state={state} />}
        <Facts proposal={proposal} now={now} />
        {onPhone ? <ProductCards {...shown} /> : <ProductTable {...shown} />}
        {state === 'open' ? <Outcomes proposal={proposal} /> : null}
        <p className={classes['basis']}>{t('basis')}</p>
      </div>
      {state === 'open' ? <DecisionBar proposal={proposal} chosen={choice.chosen} onAnswer={setAnswer} /> : null}
      {answer === null ? null : (
        <DecisionDialog answer={answer} state={state} proposal={proposal} onClose={() => setAnswer(null)} />
      )}
    </>
  );
}

/** One proposal: what it changes, what each answer leads to, and the answer. */
export function ProposalPane({ proposalId, ids, now }: { proposalId: string; ids: readonly string[]; now: Date }) {
  const t = useTranslations('priceUpdates');
  const tActions = useTranslations('actions');
  const { data, error, refetch } = useQuery(proposalQuery(proposalId));
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <section className={split['pane']} aria-label={data === undefined ? t('loading') : t(`title.${whyKey(data)}`)}>
      {data !== undefined ? <Content proposal={data} now={now} ids={ids} /> : null}
      {data === undefined && error === null ? <SkeletonRows label={t('loading')} count={5} /> : null}
      {data === undefined && isMissing ? (
        <StatePanel icon={<IconAlertCircle />} title={t('missing.title')} text={t('missing.text')} />
      ) : null}
      {data === undefined && error !== null && !isMissing ? (
        <FailedState
          error={error}
          texts={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
          onRetry={() => void refetch()}
        />
      ) : null}
    </section>
  );
}
