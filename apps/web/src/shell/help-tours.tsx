import type { ScreenId } from '@offizin/domain/access/screens';
import { IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Menu } from '../ui/menu.ts';
import { startTour } from './tours-running.ts';
import { replayableTours } from './tours-steps.ts';

/** The tours of the screen that can be taken now, again or for the first time. */
export function HelpTours({ screen }: { screen: ScreenId | null }) {
  const t = useTranslations('tours');
  const [names] = useState(() => replayableTours(screen));
  if (names.length === 0) return null;
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
