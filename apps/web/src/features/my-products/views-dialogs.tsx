import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.ts';
import classes from './my-products.module.css';
import { isTaken, longestViewName, type SavedView } from './saved-views.ts';
import type { Views } from './use-views.ts';

export interface ViewsDialogProps {
  readonly views: Views;
  readonly onClose: () => void;
}

/** What is wrong with a name for a view, or null. */
function useNameProblem(): (name: string, others: readonly SavedView[]) => string | null {
  const t = useTranslations('offers.views');
  return (name, others) => (name.trim() === '' ? t('needed') : isTaken(others, name) ? t('taken') : null);
}

/** Asks under which name the list as it is now is to be kept. */
export function SaveView({ views, onClose }: ViewsDialogProps) {
  const t = useTranslations('offers');
  const form = useId();
  const problemOf = useNameProblem();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = problemOf(name, views.all);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null) return;
    views.save(name.trim());
    showSnackbar('success', t('views.saved', { name: name.trim() }));
    onClose();
  };
  return (
    <Dialog
      title={t('views.save')}
      note={t('views.note')}
      opened
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>{t('product.cancel')}</Button>
          <Button tone="primary" type="submit" form={form}>
            {t('views.apply')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextInput
          label={t('views.name')}
          maxLength={longestViewName}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isTried && problem !== null ? <FieldError>{problem}</FieldError> : undefined}
        />
      </form>
    </Dialog>
  );
}

/** A view's name, kept when the field is left. */
function NamedView({ view, views }: { view: SavedView; views: Views }) {
  const t = useTranslations('offers.views');
  const problemOf = useNameProblem();
  const [name, setName] = useState(view.name);
  const others = views.all.filter((each) => each !== view);
  const problem = problemOf(name, others);
  return (
    <li>
      <TextInput
        aria-label={t('nameOf', { name: view.name })}
        maxLength={longestViewName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => (problem === null && name.trim() !== view.name ? views.rename(view, name.trim()) : undefined)}
        onKeyDown={(event) => (event.key === 'Enter' ? event.currentTarget.blur() : undefined)}
        error={problem === null ? undefined : <FieldError>{problem}</FieldError>}
      />
      <IconButton label={t('remove', { name: view.name })} onClick={() => views.remove(view)}>
        <IconTrash aria-hidden />
      </IconButton>
    </li>
  );
}

/** Renames and deletes views. */
export function ManageViews({ views, onClose }: ViewsDialogProps) {
  const t = useTranslations('offers.views');
  return (
    <Dialog
      title={t('manage')}
      opened
      onClose={onClose}
      width={460}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {views.all.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={classes['views']}>
        {views.all.map((view) => (
          <NamedView key={view.name} view={view} views={views} />
        ))}
      </ul>
    </Dialog>
  );
}
