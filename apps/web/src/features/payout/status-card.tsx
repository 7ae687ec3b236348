import type { PayoutView } from '@offizin/contract/payout/seller';
import { providerNames, type ValidationWord, validationWord } from '@offizin/domain/payout/payout-account';
import { type AskedStep, type Requirement, requirementActions } from '@offizin/domain/payout/requirements';
import {
  IconAlertTriangle,
  IconBuildingBank,
  IconBuildingStore,
  IconCircleCheck,
  IconExternalLink,
  IconHourglass,
  IconId,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { ChangeButton } from '../../parts/change-button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import classes from './payout.module.css';
import { Steps } from './steps.tsx';
import { usePayoutChange } from './use-payout-change.ts';

const chips: Readonly<Record<ValidationWord, readonly [tone: ChipTone, icon: ReactNode]>> = {
  pending: ['amber', <IconHourglass key="icon" size={14} aria-hidden />],
  invalid: ['red', <IconAlertTriangle key="icon" size={14} aria-hidden />],
  valid: ['green', <IconCircleCheck key="icon" size={14} aria-hidden />],
};

const icons: Readonly<Record<AskedStep, ReactNode>> = {
  legal_entity: <IconBuildingStore size={20} aria-hidden />,
  owners: <IconUsers size={20} aria-hidden />,
  bank: <IconBuildingBank size={20} aria-hidden />,
  documents: <IconId size={20} aria-hidden />,
};

/** The provider's page works once: it is asked for when somebody goes there, and comes back here. */
function useOnboarding() {
  return usePayoutChange(
    () => call('POST /payout/onboarding', {}),
    ({ url }) => window.location.assign(url),
  );
}

interface NeedProps {
  readonly requirement: Requirement;
  readonly view: PayoutView;
  readonly onboarding: ReturnType<typeof useOnboarding>;
  readonly onChangeIban: () => void;
}

/** One thing that is missing, with what to do about it. */
function Need({ requirement: { step, fault, code }, view, onboarding, onChangeIban }: NeedProps) {
  const t = useTranslations('payout');
  const provider = providerNames[view.provider];
  const isIban = requirementActions[step] === 'iban';
  return (
    <li className={classes['need']}>
      {icons[step]}
      <div>
        <b>{t(`need.${step}.${fault}`)}</b>
        <span>
          {t(isIban ? 'text.bank' : `text.${fault}`, { provider })} {t('code', { code })}
        </span>
      </div>
      {isIban ? (
        <ChangeButton area="payout" onClick={onChangeIban}>
          {t('bank.change')}
        </ChangeButton>
      ) : (
        <ChangeButton
          area="payout"
          refusal={view.isConnected ? null : t('notConnected', { provider })}
          onClick={() => onboarding.mutate()}
        >
          {t('action.provider', { provider })}
        </ChangeButton>
      )}
    </li>
  );
}

/** Whether the shop may be paid, what is missing for it, and the way to the provider (PRO-08). */
export function StatusCard({ view, onChangeIban }: { view: PayoutView; onChangeIban: () => void }) {
  const t = useTranslations('payout');
  const onboarding = useOnboarding();
  const { state, requirements, isConnected } = view;
  const word = validationWord(state);
  const [tone, icon] = chips[word];
  const provider = providerNames[view.provider];
  const isOpen = ['not_started', 'awaiting_data'].includes(state);
  const headline = t(`headline.${state}`, { provider, count: requirements.length });
  return (
    <section className={classes['card']} aria-label={headline}>
      <div className={classes['head']}>
        <Chip tone={tone} icon={icon}>
          {t(`status.${word}`)}
        </Chip>
        <h2>{headline}</h2>
      </div>
      <Steps view={view} />
      {requirements.length === 0 ? null : (
        <ul>
          {requirements.map((requirement) => (
            <Need
              key={`${requirement.step} ${requirement.code}`}
              {...{ requirement, view, onboarding, onChangeIban }}
            />
          ))}
        </ul>
      )}
      {word === 'valid' ? null : (
        <div className={classes['meanwhile']}>
          <p>{t('meanwhile')}</p>
          {isOpen ? (
            <ChangeButton
              area="payout"
              tone="primary"
              icon={<IconExternalLink size={16} aria-hidden />}
              refusal={isConnected ? null : t('notConnected', { provider })}
              running={onboarding.isPending && t('opening')}
              onClick={() => onboarding.mutate()}
            >
              {t(state === 'not_started' ? 'action.begin' : 'action.complete', { provider })}
            </ChangeButton>
          ) : null}
        </div>
      )}
    </section>
  );
}
