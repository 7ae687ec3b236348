import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import type { ProposalState } from '@offizin/domain/price-proposals/proposal';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { endLooks } from './proposal-list.tsx';
import classes from './price-proposals.module.css';
import { brandName } from './proposal-words.ts';

export interface Ended {
  readonly proposal: ProposalDetail;
  readonly state: Exclude<ProposalState, 'open'>;
}

/** How a proposal ended, in two sentences: what happened, and what that means. */
export function useEnding(): (ended: Ended) => { readonly title: string; readonly text: string } {
  const t = useTranslations('priceUpdates');
  const { dateTime } = useFormats();
  return ({ proposal, state }) => {
    const { decidedAt, decidedBy, expiresAt, removal, rejection } = proposal;
    const title = t(`ended.${state}.title`, { who: decidedBy ?? brandName, when: dateTime(decidedAt ?? expiresAt) });
    const why = removal === null ? [] : [t(`removal.${removal}`)];
    const given = rejection === null ? [] : [t('ended.reason', { reason: t(`rejection.${rejection}`) })];
    return { title, text: [...why, t(`ended.${state}.text`), ...given].join(' ') };
  };
}

export function EndedNotice(ended: Ended) {
  const { title, text } = useEnding()(ended);
  return (
    <div className={classes['ended']} role="status">
      {endLooks[ended.state][1]}
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}
