import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SegmentedControl } from '../../../ui/segmented-control.ts';
import { ShopPage, type ShopPageData } from './shop-page.tsx';
import classes from './preview.module.css';

const devices = { phone: IconDeviceMobile, desktop: IconDeviceDesktop } as const;
type Device = keyof typeof devices;

/** The shop's page beside its form, with what is not saved yet. */
export function PreviewCard({ page }: { page: ShopPageData }) {
  const t = useTranslations('profile.preview');
  const [device, setDevice] = useState<Device>('phone');
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <div className={classes['head']}>
        <h2>{t('title')}</h2>
        <span>{t('note')}</span>
        <SegmentedControl
          size="xs"
          aria-label={t('device')}
          value={device}
          onChange={(value) => setDevice(value === 'desktop' ? 'desktop' : 'phone')}
          data={(Object.keys(devices) as Device[]).map((value) => {
            const Icon = devices[value];
            return {
              value,
              label: (
                <span className={classes['device']}>
                  <Icon size={14} aria-hidden />
                  {t(value)}
                </span>
              ),
            };
          })}
        />
      </div>
      <div className={classes['stage']} data-device={device}>
        <div className={classes['scaled']}>
          <ShopPage page={page} />
        </div>
      </div>
    </section>
  );
}
