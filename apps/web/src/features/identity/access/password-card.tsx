import type { AccessView } from '@offizin/contract/identity/access';
import type { CallReply } from '@offizin/contract/client-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button } from '../../../ui/button.tsx';
import { useChange } from './access-queries.ts';
import { Card, CardBody, CardText } from '../../../ui/card.tsx';
import { PasswordForm } from './password-form.tsx';

/** The password: when it was changed, and the change itself with a code of a mail (AUT-10). */
export function PasswordCard({ access }: { access: AccessView }) {
  const t = useTranslations('access.password');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const [asked, setAsked] = useState<CallReply<'POST /access/password-code'> | null>(null);
  const ask = useChange({ send: () => call('POST /access/password-code', {}), onDone: setAsked });
  const note =
    access.passwordChangedAt === null ? undefined : t('changed', { day: formats.day(access.passwordChangedAt) });
  if (asked === null)
    return (
      <Card
        title={t('title')}
        note={note}
        action={
          <Button running={ask.isPending && tActions('sending')} onClick={() => ask.mutate()}>
            {t('begin')}
          </Button>
        }
      >
        <CardText>{t('text', { email: access.email })}</CardText>
      </Card>
    );
  return (
    <Card title={t('title')} note={note}>
      <CardBody>
        <PasswordForm
          asked={asked}
          email={access.email}
          isAsking={ask.isPending}
          onAskAgain={() => ask.mutate()}
          onCancel={() => setAsked(null)}
          onSaved={(count) => {
            setAsked(null);
            showSnackbar('success', t('saved', { count }));
          }}
        />
      </CardBody>
    </Card>
  );
}
