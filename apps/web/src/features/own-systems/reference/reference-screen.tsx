import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../../platform/live-queries.ts';
import { FailedState } from '../../../ui/list/list-states.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { referenceQuery, systemsKeys, tokensQuery, webhooksQuery } from '../systems-queries.ts';
import { useRefusal } from '../use-refusal.ts';
import { AnswerPanel, RequestPanel } from './code-panels.tsx';
import { DeliveriesDock } from './deliveries-dock.tsx';
import { OperationList } from './operation-list.tsx';
import { OperationPage } from './operation-page.tsx';
import { commonReplies, operationsOf } from './operations.ts';
import { ReferenceHead } from './reference-head.tsx';
import classes from './reference.module.css';
import { startPages } from './reference-paths.ts';
import { type ReferenceSearch, readReferenceSearch } from './reference-search.ts';
import { keepSettings, readSettings } from './reference-settings.ts';
import { variableOf } from './request-code.ts';
import { StartPage } from './start-page.tsx';
import { useRealValues } from './use-real-values.ts';

const live = { queryKey: systemsKeys.all, everyMs: 1500 };

/** The token that the examples are for: the one chosen last, else the newest that has not been revoked. */
function useChosenToken() {
  const { data } = useQuery(tokensQuery);
  const [chosen, setChosen] = useState(() => readSettings().tokenId);
  const tokens = data?.items.filter(({ revoked }) => revoked === null) ?? [];
  const choose = (tokenId: string) => {
    setChosen(tokenId);
    keepSettings({ tokenId });
  };
  return { tokens, token: tokens.find(({ id }) => id === chosen) ?? tokens[0] ?? null, choose };
}

interface ContentProps {
  readonly document: unknown;
  readonly token: ApiToken | null;
  readonly search: ReferenceSearch;
}

/** The list, and the page that the address names. */
function Content({ document, token, search }: ContentProps) {
  const t = useTranslations('apiReference');
  const { page = startPages[0] } = useParams({ strict: false });
  const real = useRealValues();
  const operations = operationsOf(document);
  const common = commonReplies(operations);
  const start = startPages.find((each) => each === page);
  const operation = operations.find(({ id }) => id === page);
  const name = token?.name ?? null;
  return (
    <div className={classes['columns']}>
      <OperationList operations={operations} current={page} search={{ ...search }} />
      {start !== undefined ? (
        <StartPage page={start} variable={variableOf(name)} common={common} />
      ) : operation === undefined ? (
        <p className={classes['page']} role="status">
          {t('unknown', { page })}
        </p>
      ) : (
        <>
          <OperationPage key={operation.id} operation={operation} token={token} />
          <div className={classes['panels']}>
            <RequestPanel operation={operation} tokenName={name} real={real} />
            <AnswerPanel key={operation.id} operation={operation} common={common} />
          </div>
        </>
      )}
    </div>
  );
}

/** How own systems call, from the document of the running server, and below it what they were sent (MKT-04). */
export function ReferenceScreen() {
  const t = useTranslations('systems');
  const tActions = useTranslations('actions');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readReferenceSearch(raw);
  const reference = useQuery(referenceQuery);
  const webhooks = useQuery(webhooksQuery);
  const { tokens, token, choose } = useChosenToken();
  const refusal = useRefusal();
  useLiveQueries('webhooks', live);
  const failed = { title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') };
  return (
    <div className={classes['screen']}>
      <ReferenceHead document={reference.data} tokens={tokens} token={token} onChoose={choose} />
      {reference.data !== undefined ? (
        <Content document={reference.data} token={token} search={search} />
      ) : reference.isError ? (
        <FailedState error={reference.error} texts={failed} onRetry={() => void reference.refetch()} />
      ) : (
        <div className={classes['waiting']}>
          <SkeletonLine width="30%" />
          <SkeletonLine width="80%" />
          <SkeletonLine width="60%" />
        </div>
      )}
      {webhooks.data === undefined ? null : (
        <DeliveriesDock webhooks={webhooks.data.items} search={search} refusal={refusal} />
      )}
    </div>
  );
}
