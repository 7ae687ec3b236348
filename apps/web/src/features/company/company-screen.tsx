import { mayIn } from '@offizin/domain/access/roles';
import type { CompanySection } from '@offizin/domain/company/sections';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useSignedIn } from '../../platform/session.ts';
import { ExportButton } from '../../parts/exports/export-button.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CompanyPage } from './company-page.tsx';
import { companyKeys, companyQuery } from './company-queries.ts';

const live = { queryKey: companyKeys.all, everyMs: 300 };

/** Company, tax, billing and professional data of a shop (PRO-01, PRO-02); `first` is the section that the address names. */
export function CompanyScreen({ first }: { first: CompanySection }) {
  const t = useTranslations('company');
  const tActions = useTranslations('actions');
  const { session, seller } = useSignedIn();
  const company = useQuery(companyQuery);
  useLiveQueries('company', live);
  return (
    <>
      <PageHead title={t('title')} note={seller.name}>
        {mayIn(session.role, 'team', 'read') ? (
          <ExportButton question={{ kind: 'history', filter: { group: 'company' } }} format="csv">
            {t('history.export')}
          </ExportButton>
        ) : null}
      </PageHead>
      <QueryState
        query={company}
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
      >
        {(view) => <CompanyPage company={view} first={first} />}
      </QueryState>
    </>
  );
}
