import type { ServiceView } from '@offizin/contract/services/seller';
import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { menuDifference } from '@offizin/domain/services/menu-difference';
import type { ServiceAsk } from '@offizin/domain/services/service-asks';
import { isPayee, serviceConditions } from '@offizin/domain/services/services';
import { IconCheck, IconCircleCheck, IconCircleX, IconMinus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { ChangeButton } from '../../parts/change-button.tsx';
import classes from './services.module.css';

interface PanelProps {
  readonly id: string;
  readonly service: ServiceView;
  readonly kind: ServiceAsk;
  readonly running: string | false;
  readonly onSend: () => void;
}

function Change({ isLoss, children }: { isLoss?: boolean; children: ReactNode }) {
  return (
    <li>
      {isLoss ? <IconMinus size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
      <span>{children}</span>
    </li>
  );
}

/** What the shop gains or loses, and what that does to its menu. */
function Changes({ service: { code }, kind }: Pick<PanelProps, 'service' | 'kind'>) {
  const t = useTranslations('services');
  const tScreen = useTranslations('shell.screen');
  const tName = useTranslations('history.field');
  const signedIn = useSignedIn();
  const { name: brand } = brands[initialData.brand];
  const { opens, closes } = menuDifference(subjectOf(signedIn), code, kind);
  const names = (ids: typeof opens) => ids.map((id) => tScreen(id)).join(', ');
  const service = tName(`service_${code}`);
  return (
    <div>
      <h3>{t('changes')}</h3>
      <ul>
        {kind === 'subscribe' ? <Change>{t(`gain.${code}`, { brand, service })}</Change> : null}
        {kind === 'cancel' && !isPayee(code) ? <Change isLoss>{t(`loss.${code}`, { brand })}</Change> : null}
        {opens.length > 0 ? <Change>{t('opens', { names: names(opens) })}</Change> : null}
        {closes.length > 0 ? <Change isLoss>{t('closes', { names: names(closes) })}</Change> : null}
        <Change>{kind === 'subscribe' && !isPayee(code) ? t('anyTime') : t('until', { brand })}</Change>
      </ul>
    </div>
  );
}

function Conditions({ conditions }: Pick<ServiceView, 'conditions'>) {
  const t = useTranslations('services');
  return (
    <div>
      <h3>{t('conditions')}</h3>
      {conditions.length === 0 ? <p>{t('noConditions')}</p> : null}
      <ul>
        {conditions.map(({ name, isMet }) => {
          const screen = serviceConditions[name];
          return (
            <li key={name} data-missing={!isMet || undefined}>
              {isMet ? (
                <IconCircleCheck size={16} role="img" aria-label={t('met')} />
              ) : (
                <IconCircleX size={16} role="img" aria-label={t('missing')} />
              )}
              <span>
                {t(`condition.${name}`)}{' '}
                {isMet || screen === null ? null : <Link to={screens[screen].path}>{t('fix')}</Link>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is said before one asks for a service or for its end. */
export function ServicePanel({ id, service, kind, running, onSend }: PanelProps) {
  const t = useTranslations('services');
  const isReady = kind === 'cancel' || service.conditions.every(({ isMet }) => isMet);
  return (
    <div className={classes['panel']} id={id}>
      <Changes service={service} kind={kind} />
      {kind === 'subscribe' ? <Conditions conditions={service.conditions} /> : <div />}
      <ChangeButton
        area="profile"
        tone={kind === 'cancel' ? 'danger' : 'primary'}
        refusal={isReady ? null : t('conditionsMissing')}
        running={running}
        onClick={onSend}
      >
        {t(`send.${kind}`)}
      </ChangeButton>
    </div>
  );
}
