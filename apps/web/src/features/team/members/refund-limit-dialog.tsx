import type { FieldError } from '@offizin/contract/errors';
import { limitedDeciders, type LimitedDecider, type RefundLimits } from '@offizin/domain/returns/refund-limit';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { currencySign } from '../../../platform/currency-sign.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { readTypedAmount } from '../../../platform/typed-amount.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import { useTakeTeam } from './team-queries.ts';
import { useDeciderName } from './use-decider-name.ts';

type Typed = Readonly<Record<LimitedDecider, string>>;

const isWrong = (typed: string): boolean => typed.trim() !== '' && readTypedAmount(typed) === null;

const wrongOnes = (values: Typed): FieldError[] =>
  limitedDeciders
    .filter((decider) => isWrong(values[decider]))
    .map((decider) => ({ path: `body.${decider}`, code: 'field.invalid' }));

/** An empty field is no limit. */
const limitsOf = ({ manager, orders, systems }: Typed): RefundLimits => ({
  manager: readTypedAmount(manager),
  orders: readTypedAmount(orders),
  systems: readTypedAmount(systems),
});

/** Sets above which sum each of those who decide proposes a refund to the owner. */
export function RefundLimitDialog({ limits, onClose }: { limits: RefundLimits; onClose: () => void }) {
  const t = useTranslations('team.refundLimit');
  const tActions = useTranslations('actions');
  const { amount } = useFormats();
  const nameOf = useDeciderName();
  const take = useTakeTeam();
  const typed = (limit: number | null) => (limit === null ? '' : amount(limit));
  const wrong = () => t('wrong', { example: amount(5000) });
  const form = useForm<Typed>({
    keptAs: 'team/refund-limits',
    initial: { manager: typed(limits.manager), orders: typed(limits.orders), systems: typed(limits.systems) },
    check: wrongOnes,
    texts: { manager: wrong, orders: wrong, systems: wrong },
    send: async (values) => {
      take(await call('PUT /team/refund-limits', { body: limitsOf(values) }));
      showSnackbar('success', t('saved'));
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('name')}
      width={440}
      submit={tActions('save')}
      sending={tActions('save')}
      cancel={tActions('cancel')}
      onClose={onClose}
    >
      <p>{t('help')}</p>
      {limitedDeciders.map((decider, at) => (
        <TextInput
          key={decider}
          {...form.text(decider)}
          label={nameOf(decider)}
          placeholder={t('none')}
          inputMode="decimal"
          rightSection={<small>{currencySign}</small>}
          rightSectionWidth={48}
          data-autofocus={at === 0 || undefined}
        />
      ))}
    </FormDialog>
  );
}
