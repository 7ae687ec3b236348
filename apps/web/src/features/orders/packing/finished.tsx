import { IconBarcode, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import buttonClasses from '../../../ui/button.module.css';
import { Chip } from '../../../ui/chip.tsx';
import { useCourierName } from '../courier-name.ts';
import classes from './packing.module.css';
import type { Table } from './use-table.ts';

/** From the first unit to the last; nothing where they were packed at once. */
function secondsOf({ units }: Pick<Table, 'units'>): number {
  const times = units.map(({ packedAt }) => Date.parse(packedAt));
  return Math.round((Math.max(...times) - Math.min(...times)) / 1000);
}

function useTimeText(seconds: number): string {
  const t = useTranslations('packing.finished');
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? t('seconds', { seconds: String(seconds) })
    : t('time', { minutes: String(minutes), seconds: String(seconds % 60) });
}

/** All units are packed: the label is scanned now, and is shown where it was. */
export function Finished({ table, labelUrl }: { table: Table; labelUrl: string | null }) {
  const t = useTranslations('packing.finished');
  const courierName = useCourierName();
  const seconds = secondsOf(table);
  const time = useTimeText(seconds);
  const { label, count, dispatch } = table;
  const units = seconds === 0 ? t('units', { count: count.of }) : t('unitsIn', { count: count.of, time });
  const courier = label?.courier ?? null;
  return (
    <section className={classes['finished']} aria-label={t('title')}>
      <span className={classes['sign']}>
        <IconCheck aria-hidden />
      </span>
      <div>
        <h2>{t('title')}</h2>
        <p>{`${units}. ${dispatch === null ? t('scanLabel') : t('dispatch')}`}</p>
      </div>
      <div className={classes['label']} role="group" aria-label={t('label')} data-read={label !== null || undefined}>
        <IconBarcode aria-hidden />
        <span>{label?.trackingNumber ?? (dispatch === null ? t('noLabel') : courierName(dispatch.courier))}</span>
        {label === null && labelUrl !== null ? (
          <a
            href={labelUrl}
            target="_blank"
            rel="noreferrer noopener"
            className={buttonClasses['button']}
            data-size="large"
            data-key="e"
          >
            {t('openLabel')} <kbd aria-hidden>E</kbd>
          </a>
        ) : null}
        {label === null ? null : (
          <Chip tone={label.isSure ? 'green' : 'amber'} icon={<IconCircleCheck aria-hidden />}>
            {courier === null
              ? t('noCourier')
              : label.isSure
                ? courierName(courier)
                : t('guessed', { courier: courierName(courier) })}
          </Chip>
        )}
      </div>
    </section>
  );
}
