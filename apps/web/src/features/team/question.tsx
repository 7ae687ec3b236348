import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before something that ends somebody's access. */
export function Question({ title, children, confirm, onConfirm, onClose }: QuestionProps) {
  const t = useTranslations('team');
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    if (await onConfirm()) onClose();
    else setRunning(false);
  };
  return (
    <Dialog
      title={title}
      opened
      compact
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="dangerFilled" running={isRunning && confirm} onClick={() => void run()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
