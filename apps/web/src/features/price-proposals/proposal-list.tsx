import type { ProposalSummary } from '@offizin/contract/price-proposals/seller';
import type { ProposalState } from '@offizin/domain/price-proposals/proposal';
import { IconBan, IconCircleCheck, IconClock, IconHourglassEmpty, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import classes from './proposal-list.module.css';
import { isPressing, stateNow, useEnd, useEndedBy, whyKey } from './proposal-words.ts';

export const endLooks: Readonly<Record<Exclude<ProposalState, 'open'>, readonly [ChipTone, ReactNode]>> = {
  accepted: ['green', <IconCircleCheck key="icon" aria-hidden />],
  rejected: ['grey', <IconX key="icon" aria-hidden />],
  removed: ['grey', <IconBan key="icon" aria-hidden />],
  expired: ['amber', <IconHourglassEmpty key="icon" aria-hidden />],
};

/** When an open proposal ends, or how a closed one has. */
function Stand({ proposal, now }: { proposal: ProposalSummary; now: Date }) {
  const t = useTranslations('priceUpdates');
  const { shortDay } = useFormats();
  const endOf = useEnd();
  const endedBy = useEndedBy();
  const state = stateNow(proposal, now);
  if (state === 'open')
    return (
      <Chip tone={isPressing(proposal, now) ? 'amber' : 'grey'} icon={<IconClock aria-hidden />}>
        {t('ends', { when: endOf(proposal.expiresAt, now) })}
      </Chip>
    );
  const [tone, icon] = endLooks[state];
  return (
    <span className={classes['ended']}>
      <Chip tone={tone} plain icon={icon}>
        {endedBy(state, proposal.decidedBy)}
      </Chip>
      <time>{shortDay(proposal.decidedAt ?? proposal.expiresAt)}</time>
    </span>
  );
}

interface ItemProps {
  readonly proposal: ProposalSummary;
  readonly isShown: boolean;
  readonly now: Date;
}

function Item({ proposal, isShown, now }: ItemProps) {
  const t = useTranslations('priceUpdates');
  const tActions = useTranslations('actions');
  const { signedPercent } = useFormats();
  const products = tActions('countProducts', { count: proposal.products });
  return (
    <li>
      <Link
        to="."
        search={{ proposal: proposal.proposalId }}
        className={classes['item']}
        aria-current={isShown || undefined}
        data-open={proposal.state === 'open' || undefined}
        resetScroll={false}
      >
        <span className={classes['line']}>
          <b>{t(`title.${whyKey(proposal)}`)}</b>
          <span>{signedPercent(proposal.change)}</span>
        </span>
        <span className={classes['what']}>
          {proposal.state === 'open' ? t('both', { products, units: t('units', { count: proposal.units }) }) : products}
        </span>
        <Stand proposal={proposal} now={now} />
      </Link>
    </li>
  );
}

export interface ProposalListProps {
  readonly open: readonly ProposalSummary[];
  readonly closed: readonly ProposalSummary[];
  readonly shown: string | null;
  readonly now: Date;
}

/** Open proposals, the first to end first, and below them those that have ended. */
export function ProposalList({ open, closed, shown, now }: ProposalListProps) {
  const t = useTranslations('priceUpdates.list');
  const { number } = useFormats();
  const items = (list: readonly ProposalSummary[]) =>
    list.map((proposal) => (
      <Item key={proposal.proposalId} proposal={proposal} isShown={proposal.proposalId === shown} now={now} />
    ));
  return (
    <nav className={classes['list']} aria-label={t('label')}>
      <h2 className={classes['group']}>
        {t('open')} <span>{number(open.length)}</span>
        {open.length > 0 ? <small>{t('byEnd')}</small> : null}
      </h2>
      {open.length === 0 ? <p className={classes['none']}>{t('none')}</p> : <ul>{items(open)}</ul>}
      {closed.length === 0 ? null : (
        <>
          <h2 className={classes['group']}>
            {t('closed')} <span>{number(closed.length)}</span>
          </h2>
          <ul>{items(closed)}</ul>
        </>
      )}
    </nav>
  );
}
