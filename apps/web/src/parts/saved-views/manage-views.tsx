import { isNameTaken, type ViewScope, viewScopes } from '@offizin/domain/saved-views/saved-views';
import { limits } from '@offizin/domain/limits';
import { IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWithReference } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import type { SavedView, SavedViews } from './saved-views.ts';
import type { ViewsDialogProps } from './save-view.tsx';
import classes from './saved-views.module.css';
import { useNameTexts } from './view-name.ts';

interface OfView<S> {
  readonly view: SavedView<S>;
  readonly views: SavedViews<S>;
}

/** What is done with a view but for its name; who may not change it is not offered anything. */
function ViewActs<S>({ view, views }: OfView<S>) {
  const t = useTranslations('savedViews');
  const withReference = useWithReference();
  const { name } = view;
  const replace = () =>
    views.replace(view).then(
      () => showSnackbar('success', t('saved', { name })),
      (error: unknown) => showSnackbar('error', withReference(t('failed'), error)),
    );
  const remove = () =>
    views.remove(view).catch((error: unknown) => showSnackbar('error', withReference(t('removeFailed'), error)));
  return (
    <>
      {view === views.shown ? null : (
        <IconButton label={t('replace', { name })} onClick={() => void replace()}>
          <IconDeviceFloppy aria-hidden />
        </IconButton>
      )}
      <IconButton label={t('remove', { name })} onClick={() => void remove()}>
        <IconTrash aria-hidden />
      </IconButton>
    </>
  );
}

/** A view's name, kept when the field is left. */
function NamedView<S>({ view, views }: OfView<S>) {
  const t = useTranslations('savedViews');
  const { check, texts } = useNameTexts();
  const others = views.all.filter((each) => each !== view);
  const form = useForm({
    keptAs: `${views.list}/view/${view.id}`,
    initial: { name: view.name },
    check: ({ name }) => check({ name, isTaken: isNameTaken(others, { name, scope: view.scope }) }),
    texts,
    send: async ({ name }) => {
      if (name.trim() !== view.name) await views.rename(view, name.trim());
    },
  });
  const field = form.text('name');
  return (
    <li>
      <form id={form.id} onSubmit={form.submit} noValidate>
        <TextInput
          {...field}
          aria-label={t('nameOf', { name: view.name })}
          maxLength={limits.savedViewName}
          onBlur={() => {
            field.onBlur();
            if (!form.isWrong('name')) form.submit();
          }}
        />
      </form>
      <ViewActs view={view} views={views} />
    </li>
  );
}

function Scope<S>({ scope, views }: { scope: ViewScope; views: SavedViews<S> }) {
  const t = useTranslations('savedViews');
  const own = views.all.filter((view) => view.scope === scope);
  if (own.length === 0) return null;
  return (
    <section aria-label={t(`group.${scope}`)}>
      <h3 className={classes['scope']}>{t(`group.${scope}`)}</h3>
      <ul className={classes['views']}>
        {own.map((view) =>
          views.may(scope) ? (
            <NamedView key={`${view.id} ${view.version}`} view={view} views={views} />
          ) : (
            <li key={view.id}>{view.name}</li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Renames and deletes views, and lets them show what the list shows now. */
export function ManageViews<S>({ views, onClose }: ViewsDialogProps<S>) {
  const t = useTranslations('savedViews');
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
      {viewScopes.map((scope) => (
        <Scope key={scope} scope={scope} views={views} />
      ))}
    </Dialog>
  );
}
