import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { limits } from '@offizin/domain/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.ts';
import { useNote } from './use-steps.ts';

/** A note among the shop's people: neither the customer nor the marketplace reads it. */
export function NoteDialog({ conversation, onClose }: { conversation: ConversationDetail; onClose: () => void }) {
  const t = useTranslations('messages.note');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const note = useNote(conversation, onClose);
  useBeforeSessionEnds({ isUnsaved: () => text.trim() !== '', keep: () => {} });
  return (
    <Dialog
      title={t('title')}
      opened
      compact
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          <Button
            tone="primary"
            disabled={text.trim() === ''}
            running={note.isPending && t('saving')}
            onClick={() => note.mutate(text)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Textarea
        label={t('field')}
        description={t('text')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.messageText}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {note.error === null ? null : <Notice tone="red" title={errorText(note.error)} />}
    </Dialog>
  );
}
