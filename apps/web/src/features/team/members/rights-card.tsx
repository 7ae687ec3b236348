import { type Area, type Level, levelOf, roles } from '@offizin/domain/access/roles';
import { IconEye, IconMinus, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './team.module.css';

const shownAreas = ['orders', 'offers', 'prices', 'money', 'profile', 'team'] as const satisfies readonly Area[];
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
      <table className={classes['rights']}>
        <thead>
          <tr>
            <th scope="col">{t('roleOf')}</th>
            {shownAreas.map((area) => (
              <th key={area} scope="col">
                {t(`area.${area}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role}>
              <th scope="row">{t(`role.${role}`)}</th>
              {shownAreas.map((area) => (
                <td key={area}>
                  <LevelMark level={levelOf(role, area)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
