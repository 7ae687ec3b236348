import { IconAlertCircle } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { Dialog, type DialogProps } from '../dialog.tsx';
import { RefusableButton } from '../refusable-button.tsx';
import classes from './form.module.css';
import { KeptNote } from './kept-note.tsx';
import { useUnsavedGuard } from './unsaved-guard.tsx';
import type { AnyForm } from './use-form.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'opened' | 'footer'> {
  readonly form: AnyForm;
  readonly submit: ReactNode;
  /** What the button says while the form is sent. */
  readonly sending?: string;
  /** `refusal` says why it cannot be sent yet. */
  readonly submitProps?: Pick<ButtonProps, 'tone' | 'disabled'> & {
    readonly refusal?: string | null;
    readonly lacksAt?: string;
  };
  /** What the button says that closes the dialog; without it only the cross does. */
  readonly cancel?: string;
  readonly cancelProps?: Pick<ButtonProps, 'hint'> & { readonly 'data-autofocus'?: boolean };
  /** Stands at the left of the buttons. */
  readonly aside?: ReactNode;
  /** True where a stray Enter must not send what cannot be undone: only the button does. */
  readonly isFinal?: boolean;
  readonly className?: string | undefined;
  /** Stands below the form, in the same scrolled area. */
  readonly after?: ReactNode;
}

/** What went wrong with all of it. */
function Summary({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p className={classes['summary']} role="alert">
      <IconAlertCircle size={16} aria-hidden />
      {text}
    </p>
  );
}

const ignore = (event: FormEvent) => event.preventDefault();

/** A dialog that is a form: what is wrong in general, the fields, and buttons that send it or close it; unsaved work is asked about. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    submit,
    sending,
    submitProps,
    cancel,
    cancelProps,
    aside,
    isFinal,
    className,
    after,
    children,
    ...dialog
  } = props;
  const { close, question } = useUnsavedGuard(form.isUnsaved, dialog.onClose);
  return (
    <Dialog
      {...dialog}
      opened
      onClose={close}
      footer={
        <>
          {aside === undefined ? null : <span className={classes['aside']}>{aside}</span>}
          {cancel === undefined ? null : (
            <Button onClick={close} {...cancelProps}>
              {cancel}
            </Button>
          )}
          <RefusableButton
            refusal={null}
            tone="primary"
            {...(isFinal ? { onClick: () => form.submit() } : { type: 'submit', form: form.id })}
            running={form.isSending && sending}
            {...submitProps}
          >
            {submit}
          </RefusableButton>
        </>
      }
    >
      <form
        id={form.id}
        onSubmit={isFinal ? ignore : form.submit}
        noValidate
        className={className ?? classes['fields']}
      >
        <KeptNote form={form} />
        <Summary text={form.summary} />
        {children}
      </form>
      {after}
      {question}
    </Dialog>
  );
}
