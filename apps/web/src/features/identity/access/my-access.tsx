import type { AccessView } from '@offizin/contract/identity/access';
import { IconAlertCircle, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { accessQuery } from './access-queries.ts';
import classes from './access.module.css';
import { Card, CardBody } from '../../../ui/card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useDemand } from './use-demand.ts';

/** The cards before their content is there. */
function Waiting() {
  const t = useTranslations('access');
  const column = (titles: readonly string[]) => (
    <div className={classes['column']}>
      {titles.map((title) => (
        <Card key={title} title={title}>
          <CardBody>
            <SkeletonLine width="60%" />
          </CardBody>
        </Card>
      ))}
    </div>
  );
  return (
    <div className={classes['columns']} aria-busy>
      {column([t('password.title'), t('passkeys.title'), t('secondStep.title')])}
      {column([t('sessions.title')])}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('access');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  return (
    <div className={classes['state']}>
      <StatePanel
        icon={<IconAlertCircle />}
        tone="red"
        title={t('failed')}
        text={errorText(error)}
        requestId={requestId}
      >
        <Button onClick={onRetry}>{tActions('tryAgain')}</Button>
      </StatePanel>
    </div>
  );
}

function OwnAccess() {
  const { data, error, refetch } = useQuery(accessQuery);
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return <OwnCards access={data} />;
}

function OwnCards({ access }: { access: AccessView }) {
  const t = useTranslations('access.demanded');
  const { seller } = useSignedIn();
  const isDemanded = useDemand(access);
  return (
    <>
      {isDemanded ? (
        <div className={classes['demanded']}>
          <Notice tone="amber" title={t('title')}>
            {t('text', { shop: seller.name })}
          </Notice>
        </div>
      ) : null}
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <PasswordCard access={access} />
          <PasskeysCard passkeys={access.passkeys} />
          <SecondStepCard access={access} />
        </div>
        <div className={classes['column']}>
          <SessionsCard sessions={access.sessions} />
        </div>
      </div>
    </>
  );
}

/** How the person itself signs in, and where it is signed in; an operator has none of that here (AUT-17). */
export function MyAccess() {
  const t = useTranslations('access.operator');
  const { session } = useSignedIn();
  if (session.impersonatedBy === null) return <OwnAccess />;
  return (
    <div className={classes['state']}>
      <StatePanel icon={<IconUserOff />} title={t('title')} text={t('text')} />
    </div>
  );
}
