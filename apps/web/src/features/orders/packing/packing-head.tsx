import type { OrderDetail } from '@offizin/contract/orders/views';
import { IconBarcode, IconCloudOff, IconKeyboardOff, IconVolume, IconVolumeOff, IconX } from '@tabler/icons-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { DeadlineChip } from '../order-chips.tsx';
import classes from './packing.module.css';
import { isMuted, mute } from './sounds.ts';

function onFocusChange(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}

/** Whether keys, and so a scanner, reach this window. */
export const useIsHeard = (): boolean => useSyncExternalStore(onFocusChange, () => document.hasFocus());

function Sound() {
  const t = useTranslations('packing');
  const [isOff, setOff] = useState(isMuted);
  return (
    <IconButton
      framed
      label={t(isOff ? 'soundOff' : 'soundOn')}
      onClick={() => {
        mute(!isOff);
        setOff(!isOff);
      }}
    >
      {isOff ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
    </IconButton>
  );
}

export interface PackingHeadProps {
  readonly sent: number;
  readonly of: number;
  readonly order: OrderDetail | null;
  readonly isKept: boolean;
  readonly onEnd: () => void;
  readonly children?: ReactNode;
}

/** How far the day's packing is, how pressing the order on the table is, and whether the scanner is heard. */
export function PackingHead({ sent, of, order, isKept, onEnd, children }: PackingHeadProps) {
  const t = useTranslations('packing');
  const formats = useFormats();
  const now = useNow();
  const isHeard = useIsHeard();
  return (
    <header className={classes['head']}>
      <Button size="large" icon={<IconX size={16} aria-hidden />} hint="Esc" onClick={onEnd}>
        {t('end')}
      </Button>
      <b aria-hidden>{t('title')}</b>
      <span className={classes['progress']}>
        <progress value={sent} max={Math.max(of, 1)} aria-label={t('title')} />
        <b>{t('done', { packed: formats.number(sent), of: formats.number(of) })}</b>
      </span>
      {order === null ? null : <DeadlineChip order={order} now={now} />}
      <span className={classes['grow']} />
      {isKept ? null : (
        <Chip tone="amber" icon={<IconCloudOff aria-hidden />}>
          {t('notKept')}
        </Chip>
      )}
      {children}
      <span className={classes['heard']}>
        <Chip
          tone={isHeard ? 'green' : 'amber'}
          icon={isHeard ? <IconBarcode aria-hidden /> : <IconKeyboardOff aria-hidden />}
        >
          {t(isHeard ? 'ready' : 'inactive')}
        </Chip>
      </span>
      <Sound />
      <time dateTime={now.toISOString()}>{formats.time(now)}</time>
    </header>
  );
}
