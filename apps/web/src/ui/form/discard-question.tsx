import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

/** Asks before unsaved work is dropped; Escape keeps it. */
export function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTranslations('forms.unsaved');
  return (
    <Dialog
      title={t('title')}
      opened
      onClose={onStay}
      width={400}
      compact
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
