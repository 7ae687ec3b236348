import { useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '../../platform/session.ts';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { accessQuery } from './access-queries.ts';
import { accessTabs, tabOf } from './access-tabs.tsx';
import classes from './access.module.css';

/** Who one is here: the name to sign in with, and enough of the address to recognise it. */
function Who() {
  const { data } = useQuery({ ...accessQuery, enabled: useSignedIn().session.impersonatedBy === null });
  if (data === undefined) return null;
  return (
    <>
      <b className={classes['who']}>{data.username}</b> {data.email}
    </>
  );
}

/** Access: the own one, and beside it tabs of the shop's as they come (AUT-17). */
export function AccessScreen() {
  const t = useTranslations('access');
  const tShell = useTranslations('shell.screen');
  const tab = tabOf(useSearch({ strict: false }));
  const tabs = accessTabs.map(({ key }) => ({ key, label: t(`tab.${key}`), count: undefined, search: { tab: key } }));
  return (
    <>
      <PageHead title={tShell('access')} note={<Who />} />
      {tabs.length > 1 ? <CountTabs label={t('tabs')} tabs={tabs} current={tab.key} /> : null}
      <tab.Content />
    </>
  );
}
