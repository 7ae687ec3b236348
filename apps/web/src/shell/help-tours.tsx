import type { TourName } from '@offizin/domain/tours/tours';
import { IconRoute } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Menu } from '../ui/menu.ts';
import { startTour } from './tours-running.ts';

/** The tours that can be taken now, again or for the first time. */
export function HelpTours({ names }: { names: readonly TourName[] }) {
  const t = useTranslations('tours');
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('ofScreen')}</Menu.Label>
      {names.map((name) => (
        <Menu.Item key={name} leftSection={<IconRoute size={16} aria-hidden />} onClick={() => startTour(name)}>
          {t(`${name}.name`)}
        </Menu.Item>
      ))}
    </>
  );
}
