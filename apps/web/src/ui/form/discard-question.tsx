import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

interface DiscardQuestionProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** Whether it is asked while a step to another address waits for the answer. */
  readonly isInHistory: boolean;
}

/** Asks before unsaved work is dropped; Escape keeps it. */
export function DiscardQuestion({ onStay, onDiscard, isInHistory }: DiscardQuestionProps) {
  const t = useTranslations('shell.unsaved');
  return (
    <Dialog
      title={t('title')}
      opened
      onClose={onStay}
      width={400}
      compact
      isInHistory={isInHistory}
      footer={
        <>
          <Button tone="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button tone="primary" onClick={onStay} data-autofocus>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
