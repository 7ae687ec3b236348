import type { FeedState } from '@offizin/contract/feeds';
import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { fieldsRead } from '@offizin/domain/uploads/upload-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, newIdempotencyKey } from '../../platform/client.ts';
import { useErrorText, useFieldErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.ts';
import { Select } from '../../ui/select.ts';
import { Switch } from '../../ui/switch.ts';
import { TextInput } from '../../ui/text-input.ts';
import classes from './feed-card.module.css';
import { feedErrors, feedSettingsOf, type FeedValues, feedValues } from './feed-form.ts';
import { feedQuery } from './feed-queries.ts';

interface FieldsProps {
  readonly values: FeedValues;
  readonly change: (changes: Partial<FeedValues>) => void;
  readonly feed: FeedState | null;
  readonly errorOf: (field: 'address' | 'password') => React.ReactNode;
}

function FeedFields({ values, change, feed, errorOf }: FieldsProps) {
  const t = useTranslations('feeds.dialog');
  const tCodes = useTranslations('uploadsCodes');
  const typeOf = (text: string | null) => uploadTypes.find((type) => type === text) ?? values.type;
  return (
    <>
      <TextInput
        name="address"
        type="url"
        label={t('address')}
        description={t('addressHelp')}
        value={values.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
        error={errorOf('address')}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <div className={classes['pair']}>
        <TextInput
          name="username"
          label={t('username')}
          value={values.username}
          onChange={(event) => change({ username: event.currentTarget.value })}
          autoComplete="off"
          spellCheck={false}
        />
        <PasswordInput
          name="password"
          label={t('password')}
          placeholder={feed?.hasPassword ? t('passwordKept') : undefined}
          value={values.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
          error={errorOf('password')}
          autoComplete="new-password"
        />
      </div>
      <Select
        name="type"
        label={t('type')}
        data={uploadTypes.map((type) => ({ value: type, label: tCodes(`uploadType.${type}`) }))}
        value={values.type}
        onChange={(text) => change({ type: typeOf(text) })}
        allowDeselect={false}
      />
      <fieldset className={classes['mapping']}>
        <legend>{t('mapping')}</legend>
        <p>{t('mappingHelp')}</p>
        <div>
          {fieldsRead[values.type].map((field) => (
            <TextInput
              key={field}
              label={tCodes(`field.${field}`)}
              value={values.mapping[field] ?? ''}
              maxLength={100}
              onChange={(event) => change({ mapping: { ...values.mapping, [field]: event.currentTarget.value } })}
            />
          ))}
        </div>
      </fieldset>
      <Switch
        label={t('active')}
        checked={values.active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
      {feed?.hostKey ? <small className={classes['key']}>{t('hostKey', { key: feed.hostKey })}</small> : null}
    </>
  );
}

function useFeedCalls(onClose: () => void) {
  const t = useTranslations('feeds');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const done = (text: string) => (reply: { feed: FeedState | null }) => {
    queries.setQueryData(feedQuery.queryKey, reply);
    showSnackbar('success', text);
    onClose();
  };
  const onError = (error: Error) => {
    setKey(newIdempotencyKey());
    showSnackbar('error', errorText(error));
  };
  const save = useMutation({
    mutationFn: (values: FeedValues) => call('PUT /feed', { body: feedSettingsOf(values) }, { idempotencyKey }),
    onSuccess: done(t('saved')),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /feed', { body: {} }, { idempotencyKey }),
    onSuccess: done(t('removed')),
    onError,
  });
  return { save, remove };
}

/** The address, credentials and columns of the stock hub's file (SYN-06). */
export function FeedDialog({ feed, onClose }: { feed: FeedState | null; onClose: () => void }) {
  const t = useTranslations('feeds.dialog');
  const fieldErrorText = useFieldErrorText();
  const [values, setValues] = useState(() => feedValues(feed));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { save, remove } = useFeedCalls(onClose);
  const errors = feedErrors(values, feed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(errors);
    if (wrong === undefined) save.mutate(values);
    else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const errorOf = (field: 'address' | 'password') => {
    const code = tried ? errors[field] : undefined;
    return code === undefined ? undefined : <FieldError>{fieldErrorText({ code })}</FieldError>;
  };
  return (
    <Dialog
      title={t('title')}
      note={t('note')}
      opened
      onClose={onClose}
      width={600}
      footer={
        <>
          {feed === null ? null : (
            <Button tone="danger" running={remove.isPending && t('saving')} onClick={() => remove.mutate()}>
              {t('remove')}
            </Button>
          )}
          <span className={classes['gap']} />
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" type="submit" form="feed" running={save.isPending && t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="feed" ref={form} onSubmit={submit} noValidate className={classes['form']}>
        <FeedFields
          values={values}
          change={(changes) => setValues((current) => ({ ...current, ...changes }))}
          feed={feed}
          errorOf={errorOf}
        />
      </form>
    </Dialog>
  );
}
