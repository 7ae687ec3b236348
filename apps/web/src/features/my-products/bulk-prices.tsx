import type { OfferRow } from '@offizin/contract/offers';
import { aimedPrice, brokenLimit, type PriceAim, priceAims } from '@offizin/domain/offers/aimed-price';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { packText } from '../../ui/product-codes.tsx';
import { TextInput } from '../../ui/text-input.ts';
import classes from './bulk-bar.module.css';
import type { BulkDialogProps } from './bulk-stock.tsx';
import { editedOffer } from './edited-offer.ts';
import { useOfferEdits } from './offer-edits.ts';
import { positionOf } from './price-at.ts';
import { readTypedPercent } from './typed-numbers.ts';

interface Becoming {
  readonly offer: OfferRow;
  readonly price: number;
  /** Null where there is nothing to aim at. */
  readonly becomes: number | null;
  readonly broken: ReturnType<typeof brokenLimit>;
}

/** What each offer's price becomes, on top of changes that still wait to be sent. */
function useBecoming(offers: readonly OfferRow[], aim: PriceAim, percent: number | null): readonly Becoming[] {
  const { pending } = useOfferEdits();
  return useMemo(
    () =>
      offers.map((listed) => {
        const offer = editedOffer(listed, pending.get(listed.productId)?.change);
        const price = offer.price.amount;
        const { marks } = positionOf(offer, price, undefined);
        const becomes = aim === 'percent' && percent === null ? null : aimedPrice({ price, marks }, aim, percent ?? 0);
        return {
          offer: listed,
          price,
          becomes,
          broken: becomes === null || becomes === price ? null : brokenLimit(becomes, marks),
        };
      }),
    [offers, pending, aim, percent],
  );
}

function Preview({ rows, isAimed }: { rows: readonly Becoming[]; isAimed: boolean }) {
  const t = useTranslations('offers.bulk.prices');
  const { amount } = useFormats();
  const note = ({ price, becomes, broken }: Becoming) => {
    if (becomes === null) return isAimed ? t('nothing') : '';
    if (becomes === price) return t('same');
    if (broken === null) return '';
    return broken.rule === 'minimum'
      ? t('minimum', { limit: amount(broken.limit) })
      : t('maximum', { limit: amount(broken.limit) });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too
    <div className={classes['preview']} role="region" aria-label={t('preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('becomes')}</th>
            <th scope="col">{t('note')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.offer.productId} data-blocked={row.broken !== null || undefined}>
              <th scope="row">
                {row.offer.name} <span>{packText(row.offer.pack)}</span>
              </th>
              <td>{amount(row.price)}</td>
              <td>{row.becomes === null ? '–' : amount(row.becomes)}</td>
              <td>{note(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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

/** Sets the prices of the chosen offers by a percentage or to a limit, and shows before what each becomes (OFF-07). */
export function BulkPrices({ offers, onApply, onClose }: BulkDialogProps) {
  const t = useTranslations('offers');
  const { number } = useFormats();
  const form = useId();
  const [aim, setAim] = useState<PriceAim>('percent');
  const [typed, setTyped] = useState('');
  const percent = readTypedPercent(typed);
  const isAimed = aim !== 'percent' || percent !== null;
  const rows = useBecoming(offers, aim, percent);
  const wanted = rows.flatMap(({ offer, price, becomes, broken }) =>
    becomes === null || becomes === price || broken !== null ? [] : [{ offer, change: { price: becomes } }],
  );
  const blocked = rows.filter(({ broken }) => broken !== null).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length === 0) return;
    onApply(wanted);
    onClose();
  };
  return (
    <Dialog
      title={t('bulk.prices.title')}
      note={t('bulk.selected', { count: offers.length, shown: number(offers.length) })}
      opened
      onClose={onClose}
      width={720}
      footer={
        <>
          <span className={classes['sum']} role="status">
            {isAimed ? t('bulk.prices.sum', { changed: wanted.length, blocked }) : null}
          </span>
          <Button onClick={onClose}>{t('product.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} disabled={wanted.length === 0}>
            {t('bulk.prices.apply', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={classes['aims']}>
        <Aims aim={aim} onAim={setAim} />
        {aim === 'percent' ? (
          <TextInput
            label={t('bulk.prices.percent')}
            placeholder={t('bulk.prices.example')}
            maxLength={8}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={
              typed !== '' && typed !== '-' && typed !== '+' && percent === null ? (
                <FieldError>{t('bulk.prices.invalid')}</FieldError>
              ) : undefined
            }
          />
        ) : null}
      </form>
      <Preview rows={rows} isAimed={isAimed} />
    </Dialog>
  );
}
