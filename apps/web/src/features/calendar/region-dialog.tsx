import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { regionsIn } from '@offizin/domain/places/region-names';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { useHolidayChange } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';

/** Chooses whose public holidays the shop keeps. */
export function RegionDialog({ view, onClose }: { view: HolidaysView; onClose: () => void }) {
  const t = useTranslations('holidays.region');
  const tActions = useTranslations('actions');
  const { code: locale } = useLocaleSwitch();
  const known = new Map(regionsIn(view.country, locale).map(({ code, name }) => [code, name]));
  const [region, setRegion] = useState(view.region ?? '');
  const save = useHolidayChange(
    () => call('PUT /holidays/region', { body: { version: view.version, region: region === '' ? null : region } }),
    onClose,
  );
  return (
    <Dialog
      title={t('title')}
      opened
      compact
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          <Button tone="primary" running={save.isPending && tActions('saving')} onClick={() => save.mutate(undefined)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={classes['region']}>
        <NativeSelect
          label={t('label')}
          value={region}
          onChange={({ currentTarget }) => setRegion(currentTarget.value)}
          data={[
            { value: '', label: t('country') },
            ...view.regions.map(({ code, name }) => ({ value: code, label: known.get(code) ?? name })),
          ]}
        />
        <p>{t('text')}</p>
      </div>
    </Dialog>
  );
}
