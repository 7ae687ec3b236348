import { useTranslations } from 'use-intl';
import { useToday } from '../../../platform/calendar-day.ts';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { EndFields } from './end-fields.tsx';
import { type Member, useTakeTeam } from './team-queries.ts';

interface EndDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Lets somebody's access close by itself after a day, or stay open. */
export function EndDialog({ member, onClose }: EndDialogProps) {
  const t = useTranslations('team');
  const tActions = useTranslations('actions');
  const take = useTakeTeam();
  const today = useToday();
  const { userId, role, name } = member;
  const form = useForm({
    keptAs: `team/end/${userId}`,
    initial: { hasEnd: member.endsOn !== null, endsOn: member.endsOn ?? '' },
    check: ({ hasEnd, endsOn }) => (hasEnd && endsOn === '' ? [{ path: 'body.endsOn', code: 'field.required' }] : []),
    send: async ({ hasEnd, endsOn }) => {
      const body = { role, endsOn: hasEnd ? endsOn : null };
      take(await call('PUT /team/members/:userId', { params: { userId }, body }));
      showSnackbar('success', t('end.saved', { name }));
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('end.title', { name })}
      width={480}
      submit={tActions('save')}
      sending={tActions('save')}
      cancel={tActions('cancel')}
      onClose={onClose}
    >
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
