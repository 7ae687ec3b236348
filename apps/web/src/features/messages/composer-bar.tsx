import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { IconCheck, IconDots, IconNote, IconPackageExport, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApple } from '../../platform/is-apple.ts';
import { phone, useMedia, wide } from '../../platform/media.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import classes from './composer.module.css';
import { messageOrderQuery } from './message-queries.ts';
import { RefundButton } from './refund-button.tsx';
import { useReplaceable } from './use-replaceable.ts';
import { useClose } from './use-steps.ts';

const CloseQuestion = lazyDialog(async () => (await import('./close-question.tsx')).CloseQuestion);
const ReplacementDialog = lazyDialog(async () => (await import('./replacement-dialog.tsx')).ReplacementDialog);
const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog);

interface ComposerBarProps {
  readonly conversation: ConversationDetail;
  readonly canSend: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onAct: () => void;
}

interface MoreProps {
  /** What closing is called now; null where nothing is open. */
  readonly closing: string | null;
  readonly onClose: () => void;
  readonly onNote: () => void;
  /** Null where nothing can be replaced. */
  readonly onReplace: (() => void) | null;
}

/** On phones there is room for the reply alone. */
function MoreMenu({ closing, onClose, onNote, onReplace }: MoreProps) {
  const t = useTranslations('messages');
  return (
    <MenuButton
      button={
        <IconButton framed label={t('composer.more')}>
          <IconDots size={20} aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          {closing === null ? null : <Menu.Item onClick={onClose}>{closing}</Menu.Item>}
          <Menu.Item onClick={onNote}>{t('note.button')}</Menu.Item>
          {onReplace === null ? null : <Menu.Item onClick={onReplace}>{t('replacement.button')}</Menu.Item>}
        </>
      )}
    </MenuButton>
  );
}

/** What cannot wait for a connection, and is said instead of done. */
function useOfflineRefusals() {
  const t = useTranslations('messages');
  const isOffline = useOfflineSince() !== null;
  return { close: isOffline ? t('close.offline') : null, note: isOffline ? t('note.offline') : null };
}

const unless = (refusal: string | null, act: () => void) => () =>
  refusal === null ? act() : showSnackbar('error', refusal);

interface DeskProps extends MoreProps {
  readonly isClosing: boolean;
  readonly refusals: ReturnType<typeof useOfflineRefusals>;
}

/** The same where there is room; on wide screens a replacement is beside the order. */
function DeskActs({ closing, onClose, onNote, onReplace, isClosing, refusals }: DeskProps) {
  const t = useTranslations('messages');
  const isWide = useMedia(wide);
  return (
    <>
      {closing === null ? null : (
        <RefusableButton
          tone="ghost"
          size="large"
          refusal={refusals.close}
          icon={<IconCheck size={16} aria-hidden />}
          running={isClosing && t('close.running')}
          onClick={onClose}
        >
          {closing}
        </RefusableButton>
      )}
      <IconButton
        framed
        label={t('note.button')}
        title={refusals.note ?? t('note.button')}
        aria-disabled={refusals.note !== null || undefined}
        onClick={onNote}
      >
        <IconNote size={18} aria-hidden />
      </IconButton>
      {onReplace === null || isWide ? null : (
        <IconButton framed label={t('replacement.button')} onClick={onReplace}>
          <IconPackageExport size={18} aria-hidden />
        </IconButton>
      )}
    </>
  );
}

/** What can be done with a conversation: done without a reply, a note, and the reply. */
export function ComposerBar({ conversation, canSend, isSending, onSend, onAct }: ComposerBarProps) {
  const t = useTranslations('messages');
  const onPhone = useMedia(phone);
  const [shown, setShown] = useState<'close' | 'note' | 'replace' | null>(null);
  const hide = () => setShown(null);
  const close = useClose(conversation, onAct);
  const { data: order } = useQuery(messageOrderQuery(conversation));
  const replaceable = useReplaceable(order, conversation);
  const canReplace = replaceable !== null && replaceable.refusal === null;
  const { state, asksSomething } = conversation;
  const closing = { open: t('close.button'), answered: t('close.answered'), closed: null }[state];
  const refusals = useOfflineRefusals();
  const acts = {
    closing,
    onClose: unless(refusals.close, () => (asksSomething ? setShown('close') : close.mutate(null))),
    onNote: unless(refusals.note, () => setShown('note')),
    onReplace: canReplace ? () => setShown('replace') : null,
  };
  return (
    <div className={classes['bar']}>
      {onPhone ? <MoreMenu {...acts} /> : <DeskActs {...acts} isClosing={close.isPending} refusals={refusals} />}
      <RefundButton conversation={conversation} />
      <Button
        tone="primary"
        size="large"
        icon={<IconSend size={16} aria-hidden />}
        running={isSending && t('composer.sending')}
        disabled={!canSend && !isSending}
        aria-keyshortcuts="Control+Enter"
        onClick={onSend}
        {...(!onPhone && { hint: isApple ? '⌘ ⏎' : t('composer.keys') })}
      >
        {t('composer.send')}
      </Button>
      {shown === 'close' ? <CloseQuestion conversation={conversation} onClose={hide} /> : null}
      {shown === 'replace' && replaceable !== null ? (
        <ReplacementDialog conversation={conversation} replaceable={replaceable} onClose={hide} />
      ) : null}
      {shown === 'note' ? <NoteDialog conversation={conversation} onClose={hide} /> : null}
    </div>
  );
}
