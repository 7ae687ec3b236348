import { type Role, roles } from '@offizin/domain/access/roles';
import type { FieldError } from '@offizin/contract/errors';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useToday } from '../../../platform/calendar-day.ts';
import { call } from '../../../platform/client.ts';
import { useFieldErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.tsx';
import { Textarea } from '../../../ui/textarea.ts';
import { EndFields } from './end-fields.tsx';
import { useTakeTeam } from './team-queries.ts';
import classes from './team.module.css';
import { typedEmails, wrongEmails } from './typed-emails.ts';

interface InviteValues {
  readonly emails: string;
  readonly role: Role;
  readonly hasEnd: boolean;
  readonly endsOn: string;
}

const initial: InviteValues = { emails: '', role: 'orders', hasEnd: false, endsOn: '' };
/** Those that are given most often first, as drawn. */
const places: Readonly<Record<Role, number>> = {
  orders: 1,
  catalogue: 2,
  accounting: 3,
  reader: 4,
  manager: 5,
  owner: 6,
};
const offered = roles.toSorted((a, b) => places[a] - places[b]);

function wrong({ emails, hasEnd, endsOn }: InviteValues): FieldError[] {
  const missing = hasEnd && endsOn === '' ? [{ path: 'body.endsOn', code: 'field.required' }] : [];
  return [...wrongEmails(emails), ...missing];
}

/** What is wrong with an address names it. */
function useEmailText() {
  const t = useTranslations('team.form');
  const fieldText = useFieldErrorText();
  return (error: FieldError, { emails }: InviteValues): string => {
    const at = /^body\.emails\.(\d+)$/.exec(error.path)?.[1];
    if (error.code === 'field.too_large') return t('tooMany');
    const email = at === undefined ? undefined : typedEmails(emails)[Number(at)];
    if (email === undefined) return fieldText(error);
    if (error.code === 'field.in_team') return t('inTeam', { email });
    return error.code === 'field.not_available' ? t('twice', { email }) : t('wrong', { email });
  };
}

function RoleFields({ form }: { form: Form<InviteValues> }) {
  const t = useTranslations('team');
  const id = useId();
  return (
    <fieldset className={classes['roles']}>
      <legend>{t('form.role')}</legend>
      {offered.map((role) => (
        <div key={role} data-chosen={form.values.role === role || undefined}>
          <input
            type="radio"
            id={`${id}-${role}`}
            name="role"
            value={role}
            checked={form.values.role === role}
            onChange={() => form.set('role', role)}
          />
          <label htmlFor={`${id}-${role}`}>
            <b>{t(`role.${role}`)}</b>
            <small>{t(`may.${role}`)}</small>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** Invites people by e-mail with a role, for good or until a day. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('team.form');
  const tActions = useTranslations('actions');
  const take = useTakeTeam();
  const today = useToday();
  const emailText = useEmailText();
  const form = useForm({
    keptAs: null,
    initial,
    check: wrong,
    texts: { emails: emailText },
    send: async ({ emails: text, role, hasEnd, endsOn }) => {
      const emails = typedEmails(text);
      take(await call('POST /team/invitations', { body: { emails, role, endsOn: hasEnd ? endsOn : null } }));
      showSnackbar('success', t('sent', { count: emails.length }));
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('title')}
      width={680}
      submit={t('send', { count: typedEmails(form.values.emails).length })}
      sending={t('send', { count: typedEmails(form.values.emails).length })}
      cancel={tActions('cancel')}
      aside={t('valid')}
      onClose={onClose}
    >
      <Textarea
        {...form.text('emails')}
        label={t('emails')}
        description={t('emailsHelp')}
        autosize
        minRows={1}
        maxRows={5}
        spellCheck={false}
        autoCapitalize="none"
        data-autofocus
      />
      <RoleFields form={form} />
      <EndFields
        hasEnd={form.values.hasEnd}
        onHasEnd={(hasEnd) => form.set('hasEnd', hasEnd)}
        endsOn={form.values.endsOn}
        onEndsOn={(day) => form.set('endsOn', day)}
        today={today}
        error={form.errorOf('endsOn')}
      />
    </FormDialog>
  );
}
