import type { PasskeyView } from '@offizin/contract/identity/access';
import { deviceOf } from '@offizin/domain/identity/device';
import { limits } from '@offizin/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import { accessQuery, isLeftUnproven } from './access-queries.ts';

/** Asks the browser for a passkey and keeps it under a name. */
async function add(name: string): Promise<void> {
  const { options } = await call('POST /access/passkeys/options', {});
  const { createPasskey } = await import('../../../platform/passkeys.ts');
  await call('POST /access/passkeys', { body: { name, passkey: await createPasskey(options) } });
}

function useProposedName(): string {
  const t = useTranslations('access.device');
  const { browser, system } = deviceOf(navigator.userAgent);
  if (browser !== null && system !== null) return t('both', { browser, system });
  return browser ?? system ?? t('unknown');
}

/** Adds a passkey, or gives one another name. */
export function PasskeyDialog({ renamed, onClose }: { renamed: PasskeyView | null; onClose: () => void }) {
  const t = useTranslations('access.passkeys');
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const proposed = useProposedName();
  const form = useForm({
    keptAs: `passkey/${renamed?.passkeyId ?? ''}`,
    initial: { name: renamed?.name ?? proposed },
    check: ({ name }) => (name.trim() === '' ? [{ path: 'body.name', code: 'field.required' }] : []),
    texts: { name: () => t('missingName') },
    summaryOf: (error) => {
      if (isLeftUnproven(error)) return null;
      return error instanceof ApiError ? errorText(error) : t('notMade');
    },
    send: async ({ name }) => {
      if (renamed === null) await add(name.trim());
      else
        await call('PUT /access/passkeys/:passkeyId', {
          params: { passkeyId: renamed.passkeyId },
          body: { name: name.trim() },
        });
      await queries.invalidateQueries(accessQuery);
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      compact
      width={440}
      title={t(renamed === null ? 'addTitle' : 'renameTitle')}
      note={renamed === null ? t('addText') : undefined}
      submit={t(renamed === null ? 'make' : 'save')}
      sending={t(renamed === null ? 'making' : 'saving')}
      cancel={tActions('cancel')}
      onClose={onClose}
    >
      <TextInput {...form.text('name')} label={t('name')} maxLength={limits.passkeyName} data-autofocus />
    </FormDialog>
  );
}
