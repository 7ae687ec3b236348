import { useTranslations } from 'use-intl';
import { Question } from '../../../ui/question.tsx';
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
  const tActions = useTranslations('actions');
  const remove = useChange({ send, onDone: onClose });
  return (
    <Question
      title={title}
      cancel={tActions('cancel')}
      confirm={confirm}
      running={remove.isPending && t('removing')}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
    </Question>
  );
}
