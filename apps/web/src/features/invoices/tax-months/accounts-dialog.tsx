import type { TaxSettingsView } from '@offizin/contract/tax-months/seller';
import {
  accountDigits,
  type TaxAccountUse,
  taxAccountUses,
  taxChartNames,
  taxCharts,
} from '@offizin/domain/tax-months/tax-accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useRoleRefusal } from '../../../platform/role.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { writeQuery } from '../../../platform/write-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { NativeSelect } from '../../../ui/native-select.ts';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import { taxSettingsQuery } from './tax-months-queries.ts';
import { type AccountValues, settingsOf, valuesOf, wrongAccounts } from './typed-accounts.ts';
import classes from './tax-months.module.css';

interface DialogProps {
  readonly onClose: () => void;
}

function useAccountsForm(settings: TaxSettingsView, onClose: () => void) {
  const t = useTranslations('taxMonths.accounts');
  const queries = useQueryClient();
  const wrongAccount = () => t('wrong.account', { digits: String(accountDigits) });
  return useForm<AccountValues>({
    keptAs: 'tax-months/accounts',
    initial: valuesOf(settings),
    version: settings.version,
    check: wrongAccounts,
    texts: {
      consultant: () => t('wrong.consultant'),
      client: () => t('wrong.client'),
      ...Object.fromEntries(taxAccountUses.map((use) => [use, wrongAccount])),
    },
    send: async (values) => {
      const body = { version: settings.version, ...settingsOf(values) };
      writeQuery(queries, taxSettingsQuery.queryKey, await call('PUT /tax-settings', { body }));
    },
    onSent: () => {
      showSnackbar('success', t('saved'));
      onClose();
    },
  });
}

function AccountsForm({ settings, onClose }: DialogProps & { settings: TaxSettingsView }) {
  const t = useTranslations('taxMonths.accounts');
  const tActions = useTranslations('actions');
  const refusal = useRoleRefusal('money');
  const form = useAccountsForm(settings, onClose);
  const chart = taxChartNames.find((name) => name === form.values.chart) ?? 'skr03';
  const account = (use: TaxAccountUse) => (
    <TextInput
      key={use}
      {...form.text(use)}
      label={t(`use.${use}`)}
      placeholder={taxCharts[chart][use]}
      inputMode="numeric"
      maxLength={accountDigits}
      autoComplete="off"
    />
  );
  return (
    <FormDialog
      form={form}
      title={t('title')}
      note={t('note')}
      onClose={onClose}
      width={560}
      className={classes['accounts']}
      cancel={tActions('cancel')}
      submit={tActions('save')}
      sending={tActions('saving')}
      submitProps={{ refusal }}
    >
      <NativeSelect
        {...form.text('chart')}
        label={t('chart')}
        data={taxChartNames.map((value) => ({ value, label: value.toUpperCase() }))}
        data-autofocus
      />
      <span />
      <TextInput
        {...form.text('consultant')}
        label={t('consultant')}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
      />
      <TextInput {...form.text('client')} label={t('client')} inputMode="numeric" maxLength={5} autoComplete="off" />
      {taxAccountUses.map(account)}
    </FormDialog>
  );
}

/** To which accounts the months are posted in files for DATEV and Lexware: the chart's, but for those that are typed here. */
export function AccountsDialog({ onClose }: DialogProps) {
  const t = useTranslations('taxMonths.accounts');
  const errorText = useErrorText();
  const { data, error } = useQuery(taxSettingsQuery);
  if (data !== undefined) return <AccountsForm settings={data} onClose={onClose} />;
  return (
    <Dialog title={t('title')} opened onClose={onClose}>
      {error === null ? <SkeletonLine width="80%" /> : <p role="alert">{errorText(error)}</p>}
    </Dialog>
  );
}
