import type { CompanyView } from '@offizin/contract/company/seller';
import type { FieldError } from '@offizin/contract/errors';
import { askedFields, type CompanyContext, mayBeEmpty, sectionFaults } from '@offizin/domain/company/fields';
import { type CompanyField, fieldsOf, maxLength } from '@offizin/domain/company/sections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFaultText } from '../../parts/fault-text.ts';
import { historyKey } from '../../parts/history/history-words.ts';
import { initialData } from '../../platform/initial-data.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { bankQuery, payoutKey } from './payout-queries.ts';

type Values = Readonly<Record<string, string>>;

const section = 'bank_account';
const fields: readonly CompanyField[] = fieldsOf(section);

interface IbanDialogProps {
  readonly provider: string;
  readonly hours: string;
  readonly onClose: () => void;
}

const contextOf = ({ country, businessType }: CompanyView): CompanyContext => ({
  brand: initialData.brand,
  country,
  businessType,
  today: new Date().toISOString().slice(0, 10),
});

function useIbanForm(company: CompanyView, { hours, onClose }: IbanDialogProps) {
  const t = useTranslations('payout');
  const faultText = useFaultText();
  const queries = useQueryClient();
  const version = company.sections.find((each) => each.section === section)?.version ?? 0;
  const check = (values: Values): FieldError[] =>
    sectionFaults(section, contextOf(company), { ...company.values, ...values }).map(({ field, ...fault }) => ({
      path: `body.values.${field}`,
      ...fault,
    }));
  return useForm<Values>({
    keptAs: null,
    initial: Object.fromEntries(fields.map((field) => [field, company.values[field] ?? ''])),
    version,
    check,
    texts: Object.fromEntries(fields.map((field) => [field, faultText])),
    send: async (values) => {
      try {
        await call('PUT /company/bank-account', { body: { version, values: { ...values } } });
      } finally {
        void queries.invalidateQueries({ queryKey: bankQuery.queryKey });
        void queries.invalidateQueries({ queryKey: payoutKey });
        void queries.invalidateQueries({ queryKey: historyKey });
      }
    },
    onSent: () => {
      showSnackbar('success', t('iban.saved', { hours }));
      onClose();
    },
  });
}

function IbanForm({ company, ...props }: IbanDialogProps & { company: CompanyView }) {
  const t = useTranslations('payout');
  const tActions = useTranslations('actions');
  const tCompany = useTranslations('company');
  const form = useIbanForm(company, props);
  const values = { ...company.values, ...form.values };
  const context = contextOf(company);
  return (
    <FormDialog
      form={form}
      title={t('iban.title')}
      note={t('iban.note', { provider: props.provider, hours: props.hours })}
      onClose={props.onClose}
      cancel={tActions('cancel')}
      submit={t('iban.submit')}
      sending={tActions('saving')}
    >
      {askedFields(section, context, values).map((field) => (
        <TextInput
          key={field}
          {...form.text(field)}
          label={tCompany(`field.${field}`)}
          withAsterisk={!mayBeEmpty(field, context, values)}
          maxLength={maxLength(field)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={field === 'iban' || undefined}
        />
      ))}
    </FormDialog>
  );
}

/** Another account to be paid to; it is asked who one is before it is saved. */
export function IbanDialog(props: IbanDialogProps) {
  const t = useTranslations('payout');
  const errorText = useErrorText();
  const { data, error } = useQuery(bankQuery);
  if (data !== undefined) return <IbanForm company={data} {...props} />;
  return (
    <Dialog title={t('iban.title')} opened onClose={props.onClose}>
      {error === null ? <SkeletonLine width="80%" /> : <p role="alert">{errorText(error)}</p>}
    </Dialog>
  );
}
