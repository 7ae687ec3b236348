import type { OfferDetail } from '@offizin/contract/offers/seller';
import { IconRss } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { FeedDifference } from '../table/feed-mark.tsx';
import classes from './product-modal.module.css';

export interface FeedNoticeProps {
  readonly offer: OfferDetail;
  readonly onTake: () => void;
  readonly isTaking: boolean;
}

/** Says of a product that a feed carries what becomes of a change, and what the feed has instead of the offer (SYN-06). */
export function FeedNotice({ offer, onTake, isTaking }: FeedNoticeProps) {
  const t = useTranslations('offers');
  const box = useRef<HTMLDivElement>(null);
  const wasTaking = useRef(false);
  const differs = offer.feed?.differs === true;
  useEffect(() => {
    // The button is gone with the difference: the focus stays where it was.
    if (wasTaking.current && !isTaking && !differs) box.current?.focus();
    wasTaking.current = isTaking;
  }, [isTaking, differs]);
  if (offer.feed === null) return null;
  return (
    <div ref={box} tabIndex={-1} className={classes['feed']}>
      <IconRss size={16} aria-hidden />
      <div>
        {differs ? (
          <div className={classes['differs']}>
            <b>{t('feed.differs')}</b> <FeedDifference offer={offer} />
          </div>
        ) : null}
        <p>{t('feed.carries')}</p>
      </div>
      {differs || isTaking ? (
        <ChangeButton area="offers" onClick={onTake} running={isTaking && t('product.changing')}>
          {t('feed.take')}
        </ChangeButton>
      ) : null}
    </div>
  );
}
