import { IconBookmark, IconCheck, IconChevronDown, IconPencil, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import toolbar from '../../../parts/lists/filter-bar.module.css';
import { Menu } from '../../../ui/menu.ts';
import { maxViews } from './saved-views.ts';
import type { Views } from './use-views.ts';
import { ManageViews, SaveView } from './views-dialogs.tsx';

type Ask = (dialog: 'save' | 'manage') => void;

function ViewItems({ views, ask }: { views: Views; ask: Ask }) {
  const t = useTranslations('offers.views');
  const { all, shown } = views;
  return (
    <>
      {all.map((view) => (
        <Menu.Item
          key={view.name}
          leftSection={view === shown ? <IconCheck size={14} aria-hidden /> : <span className={toolbar['unchecked']} />}
          onClick={() => views.show(view)}
        >
          {view.name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={all.length >= maxViews}
        onClick={() => ask('save')}
      >
        {t('save')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil size={14} aria-hidden />} onClick={() => ask('manage')}>
        {t('manage')}
      </Menu.Item>
    </>
  );
}

/** The seller's own views: one click away, saved under a name, renamed and deleted (OFF-03). */
export function ViewsMenu({ views }: { views: Views }) {
  const t = useTranslations('offers.views');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  // A dialog gives the focus back to where it was: to the button, not to an item of a menu that is gone.
  const ask: Ask = (dialog) => {
    button.current?.focus();
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  const { all, shown } = views;
  return (
    <>
      {all.length === 0 ? (
        <button
          ref={button}
          type="button"
          className={toolbar['filter']}
          aria-label={t('save')}
          aria-haspopup="dialog"
          onClick={() => ask('save')}
        >
          <IconPlus size={14} aria-hidden />
          {t('button')}
        </button>
      ) : (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button ref={button} type="button" className={toolbar['filter']} data-on={shown !== undefined || undefined}>
              <IconBookmark size={14} aria-hidden />
              <span className={toolbar['viewName']}>{shown?.name ?? t('label')}</span>
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
