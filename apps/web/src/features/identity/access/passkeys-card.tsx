import type { PasskeyView } from '@offizin/contract/identity/access';
import { IconDots, IconFingerprint, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/formats.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useWhen } from './when.ts';
import { Card, CardText, Row, Rows } from '../../../ui/card.tsx';

const PasskeyDialog = lazyDialog(async () => (await import('./passkey-dialog.tsx')).PasskeyDialog);
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

type Opened = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyView };

function Passkey({ passkey, onOpen }: { passkey: PasskeyView; onOpen: (opened: Opened) => void }) {
  const t = useTranslations('access.passkeys');
  const formats = useFormats();
  const when = useWhen();
  const { name, isSynced, usedAt, createdAt } = passkey;
  const kind = t(isSynced ? 'synced' : 'onDevice');
  const used = usedAt === null ? t('added', { day: formats.day(createdAt) }) : t('used', { time: when(usedAt) });
  return (
    <Row icon={<IconFingerprint />} isMarked title={name} text={`${kind}, ${used}`}>
      <MenuButton
        button={
          <IconButton label={t('more', { name })}>
            <IconDots />
          </IconButton>
        }
      >
        {(Menu) => (
          <>
            <Menu.Item onClick={() => onOpen({ what: 'rename', passkey })}>{t('rename')}</Menu.Item>
            <Menu.Item onClick={() => onOpen({ what: 'remove', passkey })}>{t('remove')}</Menu.Item>
          </>
        )}
      </MenuButton>
    </Row>
  );
}

/** Passkeys: signing in by finger, face or PIN, without password and code. */
export function PasskeysCard({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const t = useTranslations('access.passkeys');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const canAdd = 'PublicKeyCredential' in window;
  return (
    <Card
      title={t('title')}
      note={t('note')}
      action={
        canAdd ? (
          <Button icon={<IconPlus aria-hidden />} onClick={() => setOpened({ what: 'add' })}>
            {t('add')}
          </Button>
        ) : undefined
      }
    >
      {passkeys.length === 0 ? (
        <CardText>{t(canAdd ? 'none' : 'unsupported')}</CardText>
      ) : (
        <Rows>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.passkeyId} passkey={passkey} onOpen={setOpened} />
          ))}
        </Rows>
      )}
      {opened?.what === 'add' ? <PasskeyDialog renamed={null} onClose={close} /> : null}
      {opened?.what === 'rename' ? <PasskeyDialog renamed={opened.passkey} onClose={close} /> : null}
      {opened?.what === 'remove' ? (
        <RemoveDialog
          title={t('removeTitle', { name: opened.passkey.name })}
          text={t('removeText')}
          confirm={t('removeConfirm')}
          send={() => call('DELETE /access/passkeys/:passkeyId', { params: { passkeyId: opened.passkey.passkeyId } })}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
