import { limits } from '@offizin/domain/limits';
import { viewScopes } from '@offizin/domain/saved-views/saved-views';
import { IconBookmark, IconCheck, IconChevronDown, IconPencil, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Menu } from '../../ui/menu.ts';
import filters from '../lists/filter-bar.module.css';
import { ManageViews } from './manage-views.tsx';
import { SaveView } from './save-view.tsx';
import classes from './saved-views.module.css';
import type { SavedView, SavedViews } from './saved-views.ts';

type Ask = (dialog: 'save' | 'manage') => void;

/** How many rows a view finds; nothing where its list does not count them. */
export function ViewCount({ counted }: { counted: SavedView<unknown>['counted'] }) {
  const t = useTranslations('savedViews');
  const { number } = useFormats();
  if (counted === null) return null;
  return <>{counted.isMore ? t('more', { count: number(counted.rows) }) : number(counted.rows)}</>;
}

/** Each with how many it finds; those of the shop under a heading of their own. */
function ViewItems<S>({ views, ask }: { views: SavedViews<S>; ask: Ask }) {
  const t = useTranslations('savedViews');
  const { all, shown } = views;
  const groups = viewScopes
    .map((scope) => ({ scope, own: all.filter((view) => view.scope === scope) }))
    .filter(({ own }) => own.length > 0);
  return (
    <>
      {groups.map(({ scope, own }) => (
        <div key={scope} role="group" aria-label={t(`group.${scope}`)}>
          <Menu.Label>{t(`group.${scope}`)}</Menu.Label>
          {own.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={
                view === shown ? <IconCheck size={14} aria-hidden /> : <span className={filters['unchecked']} />
              }
              rightSection={
                <span className={filters['count']}>
                  <ViewCount counted={view.counted} />
                </span>
              }
              onClick={() => views.show(view)}
            >
              {view.name}
            </Menu.Item>
          ))}
        </div>
      ))}
      <Menu.Divider />
      {views.may('own') ? (
        <Menu.Item
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={all.filter(({ scope }) => scope === 'own').length >= limits.savedViews && !views.may('shop')}
          onClick={() => ask('save')}
        >
          {t('save')}
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconPencil size={14} aria-hidden />} onClick={() => ask('manage')}>
        {t('manage')}
      </Menu.Item>
    </>
  );
}

const none: readonly never[] = [];

/** The saved views of a list: one click away, saved under a name, renamed and deleted (ORD-21, OFF-03). */
export function ViewsMenu<S>({
  views,
  beside = none,
}: {
  views: SavedViews<S>;
  /** Those that stand beside the menu, which does not name them again. */
  beside?: readonly SavedView<S>[];
}) {
  const t = useTranslations('savedViews');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  // A dialog gives the focus back to where it was: to the button, not to an item of a menu that is gone.
  const ask: Ask = (dialog) => {
    button.current?.focus();
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  const { all } = views;
  const shown = views.shown === undefined || beside.includes(views.shown) ? undefined : views.shown;
  return (
    <>
      {all.length === 0 ? (
        <button
          ref={button}
          type="button"
          className={filters['filter']}
          aria-label={t('save')}
          aria-haspopup="dialog"
          data-tour="saved-views"
          disabled={!views.may('own')}
          onClick={() => ask('save')}
        >
          <IconPlus size={14} aria-hidden />
          <span>{t('button')}</span>
        </button>
      ) : (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button
              ref={button}
              type="button"
              className={filters['filter']}
              data-on={shown !== undefined || undefined}
              data-tour="saved-views"
            >
              <IconBookmark size={14} aria-hidden />
              <span className={classes['name']}>{shown?.name ?? t('label')}</span>
              {shown === undefined ? <b>{all.length}</b> : null}
              <IconChevronDown size={14} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <ViewItems views={views} ask={ask} />
          </Menu.Dropdown>
        </Menu>
      )}
      {open === 'save' ? <SaveView views={views} onClose={close} /> : null}
      {open === 'manage' ? <ManageViews views={views} onClose={close} /> : null}
    </>
  );
}
