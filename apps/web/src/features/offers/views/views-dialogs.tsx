import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import classes from '../offers.module.css';
import { isTaken, maxViewName, type SavedView } from './saved-views.ts';
import type { Views } from './use-views.ts';

export interface ViewsDialogProps {
  readonly views: Views;
  readonly onClose: () => void;
}

/** A form of one name, which no other view may have. */
function useNameForm(initial: string, others: readonly SavedView[], keep: (name: string) => void) {
  const t = useTranslations('offers.views');
  const check = ({ name }: { name: string }) => {
    if (name.trim() === '') return [{ path: 'body.name', code: 'field.required' }];
    return isTaken(others, name) ? [{ path: 'body.name', code: 'field.not_available' }] : [];
  };
  return useForm({
    keptAs: `offers/view/${initial}`,
    initial: { name: initial },
    check,
    texts: { name: ({ code }) => t(code === 'field.required' ? 'needed' : 'taken') },
    send: ({ name }) => keep(name.trim()),
  });
}

/** Asks for the name under which to keep the list as it is now. */
export function SaveView({ views, onClose }: ViewsDialogProps) {
  const t = useTranslations('offers');
  const tActions = useTranslations('actions');
  const form = useNameForm('', views.all, (name) => {
    views.save(name);
    showSnackbar('success', t('views.saved', { name }));
    onClose();
  });
  return (
    <FormDialog
      form={form}
      title={t('views.save')}
      note={t('views.note')}
      onClose={onClose}
      width={420}
      cancel={tActions('cancel')}
      submit={tActions('save')}
    >
      <TextInput {...form.text('name')} label={t('views.name')} maxLength={maxViewName} data-autofocus />
    </FormDialog>
  );
}

/** A view's name, kept when the field is left. */
function NamedView({ view, views }: { view: SavedView; views: Views }) {
  const t = useTranslations('offers.views');
  const others = views.all.filter((each) => each !== view);
  const form = useNameForm(view.name, others, (name) => (name === view.name ? undefined : views.rename(view, name)));
  const field = form.text('name');
  return (
    <li>
      <form id={form.id} onSubmit={form.submit} noValidate>
        <TextInput
          {...field}
          aria-label={t('nameOf', { name: view.name })}
          maxLength={maxViewName}
          onBlur={() => {
            field.onBlur();
            if (!form.isWrong('name')) form.submit();
          }}
        />
      </form>
      <IconButton label={t('remove', { name: view.name })} onClick={() => views.remove(view)}>
        <IconTrash aria-hidden />
      </IconButton>
    </li>
  );
}

/** Renames and deletes views. */
export function ManageViews({ views, onClose }: ViewsDialogProps) {
  const t = useTranslations('offers.views');
  const tActions = useTranslations('actions');
  return (
    <Dialog
      title={t('manage')}
      opened
      onClose={onClose}
      width={460}
      footer={
        <Button tone="primary" onClick={onClose}>
          {tActions('done')}
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
