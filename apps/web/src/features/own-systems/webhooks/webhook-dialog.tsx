import type { FieldError } from '@offizin/contract/errors';
import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { type ChosenWebhookEvent, chosenWebhookEvents } from '@offizin/domain/own-systems/webhook-events';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Checkbox } from '../../../ui/checkbox.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import classes from '../own-systems.module.css';
import { systemsKeys } from '../systems-queries.ts';
import { useIsTest } from '../use-is-test.ts';
import { useKeyOf } from '../use-key-of.ts';

type Events = Readonly<Record<ChosenWebhookEvent, boolean>>;
type Values = { readonly address: string } & Events;

function valuesOf(webhook: Webhook | null): Values {
  const chosen: readonly ChosenWebhookEvent[] = webhook?.events ?? ['order.created'];
  const events = Object.fromEntries(chosenWebhookEvents.map((event) => [event, chosen.includes(event)])) as Events;
  return { address: webhook?.address ?? '', ...events };
}

const bodyOf = (values: Values) => ({
  address: values.address.trim(),
  events: chosenWebhookEvents.filter((event) => values[event]),
});

function errorsOf(values: Values): FieldError[] {
  const { address, events } = bodyOf(values);
  return [
    ...(address === '' ? [{ path: 'body.address', code: 'field.required' }] : []),
    ...(address !== '' && URL.parse(address) === null ? [{ path: 'body.address', code: 'field.invalid' }] : []),
    ...(events.length === 0 ? [{ path: 'body.order.created', code: 'field.required' }] : []),
  ];
}

function Fields({ form }: { form: Form<Values> }) {
  const t = useTranslations('systems');
  const isNothingChosen = form.isTried && bodyOf(form.values).events.length === 0;
  return (
    <>
      <TextInput
        {...form.text('address')}
        type="url"
        label={t('hook.address')}
        description={t('hook.addressHelp')}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <fieldset className={classes['events']}>
        <legend>{t('hook.events')}</legend>
        {chosenWebhookEvents.map((event) => (
          <Checkbox
            key={event}
            {...form.toggle(event)}
            label={
              <>
                {t(`event.${event}`)} <code>{event}</code>
              </>
            }
          />
        ))}
        {isNothingChosen ? <p role="alert">{t('hook.nothing')}</p> : null}
      </fieldset>
    </>
  );
}

export interface AddedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  readonly onAdded: (added: AddedWebhook) => void;
  readonly onClose: () => void;
}

/** The address of an endpoint and what it is sent. */
export function WebhookDialog({ webhook, onAdded, onClose }: WebhookDialogProps) {
  const t = useTranslations('systems');
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const keyOf = useKeyOf();
  const isTest = useIsTest();
  const send = async (values: Values) => {
    const body = bodyOf(values);
    if (webhook === null) onAdded(await call('POST /webhooks', { body }, { ...keyOf(body), isTest }));
    else {
      const active = webhook.state === 'active';
      await call(
        'PUT /webhooks/:webhookId',
        { params: { webhookId: webhook.id }, body: { ...body, active } },
        { isTest },
      );
      showSnackbar('success', t('hook.done', { address: body.address }));
    }
    void queries.invalidateQueries({ queryKey: systemsKeys.all });
  };
  const form = useForm<Values>({
    keptAs: `webhook/${webhook?.id ?? (isTest ? 'test' : '')}`,
    initial: valuesOf(webhook),
    check: errorsOf,
    send,
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(webhook === null ? 'hook.add' : 'hook.edit')}
      note={t(isTest ? 'hook.testNote' : 'hook.note')}
      onClose={onClose}
      cancel={tActions('cancel')}
      submit={tActions('save')}
      sending={tActions('saving')}
    >
      <Fields form={form} />
    </FormDialog>
  );
}
