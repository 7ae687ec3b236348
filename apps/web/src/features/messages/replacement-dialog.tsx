import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { spacedNumber } from './conversation-row.tsx';
import classes from './replacement.module.css';
import { ReplacementItems } from './replacement-items.tsx';
import { chosenItems, firstChoice, type Replaceable } from './use-replaceable.ts';
import { useReplace } from './use-steps.ts';

interface DialogProps {
  readonly conversation: ConversationDetail;
  readonly replaceable: Replaceable;
  readonly onClose: () => void;
}

/** Asks the marketplace for an order at no charge of what is chosen, without a reply. */
export function ReplacementDialog({ conversation, replaceable, onClose }: DialogProps) {
  const t = useTranslations('messages.replacement');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(() => firstChoice(replaceable));
  const replace = useReplace(conversation, t('asked'), onClose);
  const items = chosenItems(chosen, replaceable.lines);
  const count = items.reduce((sum, { units }) => sum + units, 0);
  return (
    <Dialog
      title={t('title', { number: spacedNumber(conversation.orderNumber) })}
      opened
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <RefusableButton
            tone="primary"
            refusal={replaceable.refusal}
            disabled={replaceable.refusal === null && count === 0}
            running={replace.isPending && t('sending')}
            onClick={() => replace.mutate({ items, reply: null })}
          >
            {t('submit', { count })}
          </RefusableButton>
        </>
      }
    >
      <div className={classes['dialog']}>
        <p>{t('note')}</p>
        {replace.error === null ? null : <Notice tone="red" title={errorText(replace.error)} />}
        <ReplacementItems lines={replaceable.lines} chosen={chosen} isFirst onChoose={setChosen} />
      </div>
    </Dialog>
  );
}
