import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Notice } from '../../ui/notice.tsx';
import { Question } from '../../ui/question.tsx';
import classes from './own-systems.module.css';
import { systemsKeys } from './systems-queries.ts';

export interface QuestionDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly sending: string;
  /** What is said when it is done; null where what follows says it. */
  readonly done: string | null;
  readonly isDanger?: boolean;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before a credential changes; what is refused is said in it, and can be tried again. */
export function QuestionDialog({ title, submit, sending, done, isDanger = false, act, ...rest }: QuestionDialogProps) {
  const { onClose, children } = rest;
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const asked = useMutation({
    mutationFn: act,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: systemsKeys.all });
      if (done !== null) showSnackbar('success', done);
      onClose();
    },
  });
  return (
    <Question
      title={title}
      cancel={tActions('cancel')}
      confirm={submit}
      running={asked.isPending && sending}
      isDanger={isDanger}
      onConfirm={() => asked.mutate()}
      onClose={onClose}
    >
      <div className={classes['question']}>
        {asked.isError ? <Notice tone="red" title={errorText(asked.error)} /> : null}
        {children}
      </div>
    </Question>
  );
}
