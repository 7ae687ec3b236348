import { isNameTaken } from '@offizin/domain/saved-views/saved-views';
import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Checkbox } from '../../ui/checkbox.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import type { SavedViews } from './saved-views.ts';
import { useNameTexts } from './view-name.ts';

export interface ViewsDialogProps<S> {
  readonly views: SavedViews<S>;
  readonly onClose: () => void;
}

/** Asks for the name under which to keep the list as it is now, and for whom. */
export function SaveView<S>({ views, onClose }: ViewsDialogProps<S>) {
  const t = useTranslations('savedViews');
  const tActions = useTranslations('actions');
  const { check, texts } = useNameTexts();
  const form = useForm({
    keptAs: `${views.list}/view`,
    initial: { name: '', isForShop: false },
    check: ({ name, isForShop }) =>
      check({ name, isTaken: isNameTaken(views.all, { name, scope: isForShop ? 'shop' : 'own' }) }),
    texts,
    send: async ({ name, isForShop }) => {
      await views.save({ name: name.trim(), scope: isForShop ? 'shop' : 'own' });
      showSnackbar('success', t('saved', { name: name.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('save')}
      note={t(`note.${views.list}`)}
      onClose={onClose}
      width={420}
      cancel={tActions('cancel')}
      submit={tActions('save')}
    >
      <TextInput {...form.text('name')} label={t('name')} maxLength={limits.savedViewName} data-autofocus />
      {views.may('shop') ? <Checkbox {...form.toggle('isForShop')} label={t('forShop')} /> : null}
    </FormDialog>
  );
}
