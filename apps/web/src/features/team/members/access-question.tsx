import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Question } from '../../../ui/question.tsx';

interface AccessQuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before something that ends somebody's access. */
export function AccessQuestion({ title, children, confirm, onConfirm, onClose }: AccessQuestionProps) {
  const tActions = useTranslations('actions');
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    if (await onConfirm()) onClose();
    else setRunning(false);
  };
  return (
    <Question
      title={title}
      cancel={tActions('cancel')}
      confirm={confirm}
      running={isRunning && confirm}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{children}</p>
    </Question>
  );
}
