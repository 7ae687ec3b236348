import { denialOf } from '@offizin/domain/access/access';
import { useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';
import { CountTabs } from '../../../ui/count-tabs.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { accessQuery } from './access-queries.ts';
import { type AccessTabs, tabOf } from './access-tabs.ts';
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

/** Which shop the tab is about. */
function Shop() {
  const { name, physicalAddress } = useSignedIn().seller;
  return name.includes(physicalAddress.city) ? name : `${name}, ${physicalAddress.city}`;
}

/** Access: the own one, and beside it the tabs of the shop's that one may see (AUT-17). */
export function AccessScreen({ tabs }: { tabs: AccessTabs }) {
  const t = useTranslations('access');
  const tShell = useTranslations('shell.screen');
  const subject = subjectOf(useSignedIn());
  const [first, ...others] = tabs;
  const seen: AccessTabs = [
    first,
    ...others.filter(({ area }) => area === undefined || denialOf({ area }, subject) === null),
  ];
  const current = tabOf(seen, useSearch({ strict: false }));
  const links = seen.map(({ key, Count }) => ({
    key,
    label: t(`tab.${key}`),
    count: Count === undefined ? undefined : <Count />,
    search: { tab: key },
  }));
  return (
    <>
      <PageHead title={tShell('access')} note={current.key === 'mine' ? <Who /> : <Shop />}>
        {current.Actions === undefined ? null : <current.Actions />}
      </PageHead>
      {links.length > 1 ? <CountTabs label={t('tabs')} tabs={links} current={current.key} /> : null}
      <current.Content />
    </>
  );
}
