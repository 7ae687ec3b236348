import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useChange } from './access-queries.ts';

interface RemoveDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly send: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says what is lost before a way to sign in goes. */
export function RemoveDialog({ title, text, confirm, send, onClose }: RemoveDialogProps) {
  const t = useTranslations('access');
  const remove = useChange({ send, onDone: onClose });
  return (
    <Dialog
      title={title}
      opened
      compact
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button tone="dangerFilled" running={remove.isPending && t('removing')} onClick={() => remove.mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
