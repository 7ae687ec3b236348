import { type PriceAim, priceAims } from '@offizin/domain/offers/aimed-price';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import classes from './bulk-bar.module.css';
import { PricesPreview, useBecoming } from './bulk-prices-preview.tsx';
import type { BulkDialogProps } from './bulk-stock.tsx';
import { idsOf } from './kept-selection.ts';
import { readTypedPercent } from '../prices/typed-numbers.ts';

function Aims({ aim, onAim }: { aim: PriceAim; onAim: (aim: PriceAim) => void }) {
  const t = useTranslations('offers.bulk.prices');
  return (
    <fieldset>
      <legend>{t('aim')}</legend>
      <div className={classes['radios']}>
        {priceAims.map((each) => (
          <label key={each}>
            <input type="radio" name="price-aim" checked={aim === each} onChange={() => onAim(each)} />
            {t(`aims.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PriceValues {
  readonly aim: PriceAim;
  readonly percent: string;
}

/** A sign alone is the beginning of a percentage. */
const percentErrors = ({ aim, percent }: PriceValues) =>
  aim !== 'percent' || /^[+-]?$/.test(percent) || readTypedPercent(percent) !== null
    ? []
    : [{ path: 'body.percent', code: 'field.invalid' }];

function usePricesForm({ offers, onApply, onClose }: BulkDialogProps) {
  const t = useTranslations('offers.bulk.prices');
  const form = useForm<PriceValues>({
    keptAs: `offers/prices/${idsOf(offers)}`,
    initial: { aim: 'percent', percent: '' },
    check: percentErrors,
    texts: { percent: () => t('invalid') },
    send: () => onApply(wanted),
    onSent: onClose,
  });
  const { aim, percent: typed } = form.values;
  const percent = readTypedPercent(typed);
  const rows = useBecoming(offers, aim, percent);
  const wanted = rows.flatMap(({ offer, price, becomes, broken }) =>
    becomes === null || becomes === price || broken !== null ? [] : [{ offer, change: { price: becomes } }],
  );
  return { form, rows, wanted, isAimed: aim !== 'percent' || percent !== null };
}

/** Sets the prices of the chosen offers by a percentage or to a limit, and shows before what each becomes (OFF-07). */
export function BulkPrices(props: BulkDialogProps) {
  const { offers, onClose } = props;
  const t = useTranslations('offers');
  const tActions = useTranslations('actions');
  const { form, rows, wanted, isAimed } = usePricesForm(props);
  const { aim } = form.values;
  const blocked = rows.filter(({ broken }) => broken !== null).length;
  return (
    <FormDialog
      form={form}
      title={t('bulk.prices.title')}
      note={t('bulk.selected', { count: offers.length })}
      onClose={onClose}
      width={720}
      className={classes['aims']}
      aside={
        <span className={classes['sum']} role="status">
          {isAimed ? t('bulk.prices.sum', { changed: wanted.length, blocked }) : null}
        </span>
      }
      cancel={tActions('cancel')}
      submit={t('bulk.prices.apply', { count: wanted.length })}
      submitProps={{ disabled: wanted.length === 0 }}
      after={<PricesPreview rows={rows} isAimed={isAimed} />}
    >
      <Aims aim={aim} onAim={(next) => form.set('aim', next)} />
      {aim === 'percent' ? (
        <TextInput
          {...form.text('percent')}
          label={t('bulk.prices.percent')}
          placeholder={t('bulk.prices.example')}
          maxLength={8}
          data-autofocus
        />
      ) : null}
    </FormDialog>
  );
}
