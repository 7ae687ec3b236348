import type { FeedState } from '@offizin/contract/feeds/seller';
import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { fieldsRead } from '@offizin/domain/uploads/upload-fields';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.tsx';
import { PasswordInput } from '../../../ui/password-input.ts';
import { Select } from '../../../ui/select.ts';
import { Switch } from '../../../ui/switch.ts';
import { TextInput } from '../../../ui/text-input.ts';
import classes from './feed-card.module.css';
import { feedErrors, feedSettingsOf, feedValues, type FeedValues, mappingField } from './feed-form.ts';
import { FeedTrial } from './feed-trial.tsx';
import { useFeedCalls } from './use-feed-calls.ts';

const plain = { autoComplete: 'off', spellCheck: false } as const;

function FeedPassword({ form, hasPassword }: { form: Form<FeedValues>; hasPassword: boolean }) {
  const t = useTranslations('feeds.dialog');
  const tSession = useTranslations('session');
  const [isShown, setShown] = useState(false);
  return (
    <PasswordInput
      {...form.text('password')}
      label={t('password')}
      placeholder={hasPassword ? t('passwordKept') : undefined}
      autoComplete="new-password"
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': tSession(isShown ? 'hidePassword' : 'showPassword'),
        tabIndex: 0,
      }}
    />
  );
}

function FeedFields({ form, feed }: { form: Form<FeedValues>; feed: FeedState | null }) {
  const t = useTranslations('feeds.dialog');
  const tCodes = useTranslations('uploadsCodes');
  const types = uploadTypes.map((type) => ({ value: type, label: tCodes(`uploadType.${type}`) }));
  return (
    <>
      <TextInput
        {...form.text('address')}
        {...plain}
        type="url"
        label={t('address')}
        description={t('addressHelp')}
        data-autofocus
      />
      <div className={classes['pair']}>
        <TextInput {...form.text('username')} {...plain} label={t('username')} />
        <FeedPassword form={form} hasPassword={feed?.hasPassword ?? false} />
      </div>
      <Select {...form.choice('type')} label={t('type')} data={types} allowDeselect={false} />
      <fieldset className={classes['mapping']}>
        <legend>{t('mapping')}</legend>
        <p>{t('mappingHelp')}</p>
        <div>
          {fieldsRead[form.values.type].map((field) => (
            <TextInput
              key={field}
              {...form.text(mappingField(field))}
              label={tCodes(`field.${field}`)}
              maxLength={100}
            />
          ))}
        </div>
      </fieldset>
      <FeedTrial form={form} />
      <Switch {...form.toggle('active')} label={t('active')} />
      {feed?.hostKey ? <small className={classes['key']}>{t('hostKey', { key: feed.hostKey })}</small> : null}
    </>
  );
}

/** The address, credentials and columns of the stock hub's file (SYN-06). */
export function FeedDialog({ feed, onClose }: { feed: FeedState | null; onClose: () => void }) {
  const t = useTranslations('feeds.dialog');
  const tActions = useTranslations('actions');
  const { save, remove } = useFeedCalls(onClose);
  const form = useForm({
    keptAs: 'feed',
    initial: feedValues(feed),
    check: (values) => feedErrors(values, feed),
    schema: async () => (await import('./feed-schema.ts')).feedSchema,
    body: feedSettingsOf,
    send: save,
    onSent: onClose,
  });
  const removeButton = (
    <Button tone="danger" running={remove.isPending && tActions('saving')} onClick={() => remove.mutate()}>
      {t('remove')}
    </Button>
  );
  return (
    <FormDialog
      form={form}
      title={t('title')}
      note={t('note')}
      onClose={onClose}
      width={600}
      aside={feed === null ? undefined : removeButton}
      cancel={tActions('cancel')}
      submit={tActions('save')}
      sending={tActions('saving')}
    >
      <FeedFields form={form} feed={feed} />
    </FormDialog>
  );
}
