import type { ServiceView } from '@offizin/contract/services/seller';
import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import { brands } from '@offizin/domain/brand/brands';
import { type ServiceMove, serviceMove, type ServiceState, serviceState } from '@offizin/domain/services/service-asks';
import {
  IconBolt,
  IconBuildingBank,
  IconBuildingWarehouse,
  IconChevronUp,
  IconCircleCheck,
  IconHourglass,
  IconMinus,
  IconPackage,
  IconPill,
  IconPlug,
  IconReceipt,
  IconStar,
  IconTransfer,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeButton } from '../../parts/change-button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { ServicePanel } from './service-panel.tsx';
import classes from './services.module.css';
import { useServiceChange } from './use-service-change.ts';

const icons: Readonly<Record<ServiceCode, ReactNode>> = {
  marketplace: <IconPackage />,
  same_day: <IconBolt />,
  otc: <IconPill />,
  gold_partner: <IconStar />,
  fulfillment: <IconBuildingWarehouse />,
  stockhub: <IconPlug />,
  adyen: <IconBuildingBank />,
  hyperwallet: <IconTransfer />,
  electronic_receipt: <IconReceipt />,
};

const chips: Readonly<Record<ServiceState, readonly [tone: ChipTone, icon: ReactNode]>> = {
  subscribed: ['green', <IconCircleCheck key="icon" size={14} aria-hidden />],
  unsubscribed: ['grey', <IconMinus key="icon" size={14} aria-hidden />],
  pending: ['amber', <IconHourglass key="icon" size={14} aria-hidden />],
  ending: ['amber', <IconHourglass key="icon" size={14} aria-hidden />],
};

/** Since when it is as it is, or what became of the last request. */
function Since({ service: { status, since, asked, refused } }: { service: ServiceView }) {
  const t = useTranslations('services');
  const { day } = useFormats();
  if (asked !== null) return <small>{t('askedOn', { day: day(asked.at) })}</small>;
  if (refused !== null)
    return <small>{t(refused.kind === 'subscribe' ? 'refusedOn' : 'keptOn', { day: day(refused.at) })}</small>;
  return since === null || status === 'unsubscribed' ? null : <small>{t('since', { day: day(since) })}</small>;
}

function About({ service }: { service: ServiceView }) {
  const { code, status, asked, refused } = service;
  const t = useTranslations('services');
  const name = useTranslations('history.field')(`service_${code}`);
  const { name: brand } = brands[initialData.brand];
  const state = serviceState(status, asked?.kind ?? null);
  const [tone, icon] = chips[state];
  const reason = refused?.reason ?? null;
  return (
    <>
      <span className={classes['icon']} data-on={status === 'subscribed' || undefined} aria-hidden>
        {icons[code]}
      </span>
      <div className={classes['name']}>
        <b>{name}</b>
        <span>{t(`text.${code}`, { brand })}</span>
        {reason === null ? null : <span className={classes['reason']}>{t('reason', { brand, reason })}</span>}
      </div>
      <div className={classes['state']}>
        <Chip tone={tone} icon={icon}>
          {t(`state.${state}`)}
        </Chip>
        <Since service={service} />
      </div>
    </>
  );
}

/** Why nothing can be done about it here. */
function Locked({ because, other }: Extract<ServiceMove, { kind: 'none' }>) {
  const t = useTranslations('services');
  const tName = useTranslations('history.field');
  const { name: brand } = brands[initialData.brand];
  const service = other === null ? '' : tName(`service_${other}`);
  return <span>{t(`lock.${because}`, { brand, service })}</span>;
}

interface RowProps {
  readonly service: ServiceView;
  readonly had: readonly ServiceCode[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What was pressed is replaced by another button: the focus goes there with it. */
function useFocusAfter(kind: ServiceMove['kind']) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<ServiceMove['kind'] | null>(null);
  useEffect(() => {
    if (pressed.current === null || pressed.current === kind) return;
    pressed.current = null;
    button.current?.focus();
  });
  return { button, press: () => (pressed.current = kind) };
}

/** One service: what it is, how it stands, and the one thing to do about it; what that means unfolds below it (PRO-09). */
export function ServiceRow({ service, had, isOpen, onOpen }: RowProps) {
  const t = useTranslations('services');
  const panel = useId();
  const { code, status, asked } = service;
  const move = serviceMove({ code, status, asked: asked?.kind ?? null }, had);
  const { button, press } = useFocusAfter(move.kind);
  const change = useServiceChange(code, () => {
    press();
    onOpen(false);
  });
  const running = change.isPending && t('sending');
  const name = useTranslations('history.field')(`service_${code}`);
  const wish = move.kind === 'subscribe' || move.kind === 'cancel' ? move.kind : null;
  const isUnfolded = isOpen && wish !== null;
  const action = isUnfolded ? 'close' : wish;
  return (
    <li data-open={isUnfolded || undefined}>
      <div className={classes['row']}>
        <About service={service} />
        <div className={classes['act']}>
          {move.kind === 'none' ? <Locked {...move} /> : null}
          {move.kind === 'withdraw' ? (
            <ChangeButton
              ref={button}
              area="profile"
              tone="ghost"
              aria-label={t('about', { action: t('action.withdraw'), service: name })}
              running={running}
              onClick={() => change.mutate('withdraw')}
            >
              {t('action.withdraw')}
            </ChangeButton>
          ) : null}
          {action === null ? null : (
            <Button
              ref={button}
              tone={isUnfolded ? 'default' : 'ghost'}
              aria-expanded={isUnfolded}
              aria-controls={isUnfolded ? panel : undefined}
              aria-label={t('about', { action: t(`action.${action}`), service: name })}
              onClick={() => onOpen(!isOpen)}
            >
              {t(`action.${action}`)}
              {isUnfolded ? <IconChevronUp size={16} aria-hidden /> : null}
            </Button>
          )}
        </div>
      </div>
      {isUnfolded ? (
        <ServicePanel id={panel} service={service} kind={wish} running={running} onSend={() => change.mutate(wish)} />
      ) : null}
    </li>
  );
}
