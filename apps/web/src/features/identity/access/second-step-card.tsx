import type { AccessView } from '@offizin/contract/identity/access';
import { limits } from '@offizin/domain/limits';
import { IconCircleCheck, IconDeviceMobile, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Card, CardText, Row, Rows } from '../../../ui/card.tsx';

const AuthenticatorDialog = lazyDialog(async () => (await import('./authenticator-dialog.tsx')).AuthenticatorDialog);
const RecoveryCodesDialog = lazyDialog(async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog);
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

type Opened = 'add' | 'remove' | 'new_codes';

function OpenedDialogs({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  const t = useTranslations('access.secondStep');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={close} />;
  if (opened === 'add') return <AuthenticatorDialog onConfirmed={setCodes} onClose={close} />;
  if (opened === 'remove')
    return (
      <RemoveDialog
        title={t('removeTitle')}
        text={t('removeText')}
        confirm={t('removeConfirm')}
        send={() => call('DELETE /access/authenticator', {})}
        onClose={close}
      />
    );
  return opened === 'new_codes' ? <NewCodes onMade={setCodes} onClose={close} /> : null;
}

/** Asks before codes that somebody may have on paper stop working. */
function NewCodes({ onMade, onClose }: { onMade: (codes: readonly string[]) => void; onClose: () => void }) {
  const t = useTranslations('access.secondStep');
  const make = async () => onMade((await call('POST /access/recovery-codes', {})).recoveryCodes);
  return (
    <RemoveDialog
      title={t('newCodesTitle')}
      text={t('newCodesText')}
      confirm={t('newCodesConfirm')}
      send={make}
      onClose={onClose}
    />
  );
}

/** The second step of signing in with the password: the app, and the codes for the day it is lost. */
export function SecondStepCard({ access }: { access: AccessView }) {
  const t = useTranslations('access.secondStep');
  const formats = useFormats();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { authenticatorSince, recoveryCodesLeft } = access;
  const dialogs = <OpenedDialogs opened={opened} onClose={() => setOpened(null)} />;
  if (authenticatorSince === null)
    return (
      <Card title={t('title')} note={t('off')} action={<Button onClick={() => setOpened('add')}>{t('add')}</Button>}>
        <CardText>{t('none')}</CardText>
        {dialogs}
      </Card>
    );
  return (
    <Card
      title={t('title')}
      action={
        <Chip tone="green" icon={<IconCircleCheck size={14} aria-hidden />}>
          {t('on')}
        </Chip>
      }
    >
      <Rows>
        <Row
          icon={<IconDeviceMobile />}
          isMarked
          title={t('app')}
          text={t('since', { day: formats.day(authenticatorSince) })}
        >
          <Button onClick={() => setOpened('remove')}>{t('remove')}</Button>
        </Row>
        <Row
          icon={<IconLifebuoy />}
          title={t('codes')}
          text={t('codesLeft', { left: String(recoveryCodesLeft), all: String(limits.recoveryCodes) })}
        >
          <Button onClick={() => setOpened('new_codes')}>{t('newCodes')}</Button>
        </Row>
      </Rows>
      {dialogs}
    </Card>
  );
}
