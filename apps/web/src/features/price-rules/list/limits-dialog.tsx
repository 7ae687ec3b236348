import { limits } from '@offizin/domain/limits';
import type { SharedLimits } from '@offizin/domain/price-rules/terms';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import { useTake } from '../rule-queries.ts';
import { useRuleFormats } from '../rule-words.ts';
import { readTypedCount, readTypedShare } from '../typed-share.ts';

type Name = keyof SharedLimits;
type Typed = Readonly<Record<Name, string>>;

/** Between which values each limit lies: numbers of changes, or hundredths of a per cent. */
const fields: Readonly<Record<Name, { readonly kind: 'count' | 'share'; readonly min: number; readonly max: number }>> =
  {
    changesPerProduct: { kind: 'count', min: 1, max: limits.priceRules.changesPerProduct },
    step: { kind: 'share', min: 10, max: limits.priceRules.step },
    downPerDay: { kind: 'share', min: 10, max: limits.priceRules.downPerDay },
    changesPerDay: { kind: 'count', min: 1, max: limits.priceRules.changesPerDay },
    brakeShare: { kind: 'share', min: 500, max: limits.priceRules.brakeShare },
    brakeMove: { kind: 'share', min: 100, max: limits.priceRules.brakeMove },
  };
const names = Object.keys(fields) as readonly Name[];

function read(name: Name, typed: string): number | null {
  const { kind, min, max } = fields[name];
  const value = (kind === 'count' ? readTypedCount : readTypedShare)(typed);
  return value === null || value < min || value > max ? null : value;
}

const wrongOnes = (values: Typed) =>
  names
    .filter((name) => read(name, values[name]) === null)
    .map((name) => ({ path: `body.${name}`, code: 'field.invalid' }));

function limitsOf(values: Typed, before: SharedLimits): SharedLimits {
  const of = (name: Name) => read(name, values[name]) ?? before[name];
  return {
    changesPerProduct: of('changesPerProduct'),
    step: of('step'),
    downPerDay: of('downPerDay'),
    changesPerDay: of('changesPerDay'),
    brakeShare: of('brakeShare'),
    brakeMove: of('brakeMove'),
  };
}

/** Sets what caps every rule, and when the brake holds a run. */
export function LimitsDialog({ shared, onClose }: { shared: SharedLimits; onClose: () => void }) {
  const t = useTranslations('priceRules.limits');
  const tRules = useTranslations('priceRules');
  const tActions = useTranslations('actions');
  const { number, rate } = useRuleFormats();
  const take = useTake();
  const write = (name: Name, value: number) => (fields[name].kind === 'count' ? number(value) : rate(value));
  const wrong = (name: Name) => () =>
    t('wrong', { min: write(name, fields[name].min), max: write(name, fields[name].max) });
  const form = useForm<Typed>({
    keptAs: 'price-rules/limits',
    initial: {
      changesPerProduct: write('changesPerProduct', shared.changesPerProduct),
      step: write('step', shared.step),
      downPerDay: write('downPerDay', shared.downPerDay),
      changesPerDay: write('changesPerDay', shared.changesPerDay),
      brakeShare: write('brakeShare', shared.brakeShare),
      brakeMove: write('brakeMove', shared.brakeMove),
    },
    check: wrongOnes,
    texts: Object.fromEntries(names.map((name) => [name, wrong(name)])),
    send: async (values) => {
      take.list(await call('PUT /price-rules/limits', { body: limitsOf(values, shared) }));
      showSnackbar('success', t('saved'));
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('title')}
      note={t('help')}
      width={440}
      submit={tActions('save')}
      sending={tActions('saving')}
      cancel={tActions('cancel')}
      onClose={onClose}
    >
      {names.map((name, at) => (
        <TextInput
          key={name}
          {...form.text(name)}
          label={tRules(`limits.${name}`)}
          inputMode={fields[name].kind === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          rightSection={fields[name].kind === 'share' ? <small>%</small> : null}
          data-autofocus={at === 0 || undefined}
        />
      ))}
    </FormDialog>
  );
}
