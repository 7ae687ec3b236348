import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Switch } from '../../ui/switch.ts';
import { accountantKey } from './accountant-queries.ts';
import type { OpenShop } from './figures.tsx';

/** Has the person mailed when the set of a shop is complete; what was chosen is saved at once. */
export function MailSwitch({ shop: { sellerId, name, isMailed } }: { shop: OpenShop }) {
  const t = useTranslations('accountant.mail');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      call('PUT /accountant/shops/:sellerId/mail', { params: { sellerId }, body: { isMailed: wanted } }),
    onError: (error) => showSnackbar('error', errorText(error)),
    onSuccess: async ({ isMailed: now }) => {
      await queries.invalidateQueries({ queryKey: accountantKey });
      showSnackbar('success', t(now ? 'on' : 'off', { shop: name }));
    },
  });
  return (
    <Switch
      size="sm"
      aria-label={t('label', { shop: name })}
      checked={change.isPending ? change.variables : isMailed}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  );
}
