import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTextInput } from '../../ui/plain-field.tsx';
import classes from './code-request-form.module.css';
import { ProofLine } from './proof-line.tsx';
import type { useCodeRequest } from './use-code-request.ts';

interface CodeRequestFormProps {
  readonly request: ReturnType<typeof useCodeRequest>;
  readonly label: string;
  /** What is said when no code could be sent; `text` gets the reason. */
  readonly refused: { readonly title: string; readonly text: (reason: string) => string };
  readonly submit: string;
  readonly sending: string;
}

/** The address that a code is sent to, and the check that a human asks. */
export function CodeRequestForm({ request, label, refused, submit, sending }: CodeRequestFormProps) {
  const { form, proof, refusal } = request;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form id={form.id} className={classes['form']} onSubmit={form.submit} noValidate>
      <PlainTextInput
        {...form.text('email')}
        ref={field}
        type="email"
        inputMode="email"
        label={label}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <ProofLine proof={proof} />
      {refusal === null ? null : (
        <Notice tone="red" title={refused.title}>
          {refused.text(refusal)}
        </Notice>
      )}
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        hint="Enter"
        running={form.isSending && sending}
        disabled={proof.state === 'failed' && !form.isSending}
      >
        {submit}
      </Button>
    </form>
  );
}
