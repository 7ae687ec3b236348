import { type Area, type Level, levelOf, type Role, roles } from '@offizin/domain/access/roles';
import { IconEye, IconMinus, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Table } from '../../../ui/table.tsx';
import classes from './team.module.css';

const shownAreas = [
  'orders',
  'messages',
  'returns',
  'offers',
  'prices',
  'money',
  'profile',
  'team',
] as const satisfies readonly Area[];
const icons = { write: IconPencil, read: IconEye, none: IconMinus } as const satisfies Readonly<Record<Level, unknown>>;

function LevelMark({ level }: { level: Level }) {
  const t = useTranslations('team.level');
  const Icon = icons[level];
  return <Icon size={16} role="img" aria-label={t(level)} data-level={level} />;
}

/** What each role may do, from the table by which the server decides. */
export function RightsCard() {
  const t = useTranslations('team');
  return (
    <section className={classes['card']} aria-label={t('rights')}>
      <h2>{t('rights')}</h2>
      <Table
        label={t('rights')}
        className={classes['rights']}
        rows={roles}
        keyOf={(role) => role}
        columns={[
          { id: 'role', name: t('roleOf'), isRowName: true, render: (role) => t(`role.${role}`) },
          ...shownAreas.map((area) => ({
            id: area,
            name: t(`area.${area}`),
            render: (role: Role) => <LevelMark level={levelOf(role, area)} />,
          })),
        ]}
      />
      <p className={classes['legend']} aria-hidden>
        {(['write', 'read', 'none'] as const).map((level) => (
          <span key={level}>
            <LevelMark level={level} /> {t(`level.${level}`)}
          </span>
        ))}
      </p>
    </section>
  );
}
