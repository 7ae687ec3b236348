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
  const common = useTranslations('common');
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    if (await onConfirm()) onClose();
    else setRunning(false);
  };
  return (
    <Question
      title={title}
      cancel={common('cancel')}
      confirm={confirm}
      running={isRunning && confirm}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{children}</p>
    </Question>
  );
}
