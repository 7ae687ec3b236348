import { screenDenial, screens } from '@offizin/domain/access/screens';
import { afterSaleScreens } from '@offizin/domain/access/twin-screens';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../../platform/media.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { PageHead } from '../page-head.tsx';
import classes from './after-sale-head.module.css';
import { messageCountsQuery } from './message-counts.ts';
import { returnCountsQuery } from './return-counts.ts';

interface AfterSaleHeadProps {
  readonly screen: (typeof afterSaleScreens)[number];
  /** One remark beside the title. */
  readonly note?: ReactNode;
  /** What is at the right of the tabs. */
  readonly views: ReactNode;
  /** The actions of the head. */
  readonly children?: ReactNode;
}

/** The head that messages and returns share: title, and a tab for each of the two that somebody may open. */
export function AfterSaleHead({ screen, note, views, children }: AfterSaleHeadProps) {
  const t = useTranslations('afterSale');
  const tScreen = useTranslations('shell.screen');
  const onPhone = useMedia(phone);
  const subject = subjectOf(useSignedIn());
  const names = { messages: t('messages'), returns: onPhone ? t('returnsShort') : t('returns') };
  const { data: messages } = useQuery({ ...messageCountsQuery, enabled: screenDenial('messages', subject) === null });
  const { data: returns } = useQuery({ ...returnCountsQuery, enabled: screenDenial('returns', subject) === null });
  const counts = { messages: messages?.toAnswer, returns: returns?.to_decide };
  const open = afterSaleScreens.filter((id) => screenDenial(id, subject) === null);
  return (
    <>
      <PageHead title={tScreen(screen)} note={note}>
        {children}
      </PageHead>
      <div className={classes['tabs']}>
        <CountTabs
          label={t('tabs')}
          current={screen}
          tabs={open.map((id) => ({ key: id, label: names[id], count: counts[id], to: screens[id].path, search: {} }))}
        />
        {views}
      </div>
    </>
  );
}
