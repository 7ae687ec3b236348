import type { OfferDetail } from '@offizin/contract/offers/seller';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { useRoleRefusal } from '../../../platform/role.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { ProductCodes } from '../../../parts/products/product-codes.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import { FeedNotice } from './feed-notice.tsx';
import { OfferHistory } from './offer-history.tsx';
import { canActivate } from '../table/offer-status.tsx';
import { PriceChart } from './price-chart.tsx';
import { Move, PageLink, type ProductPlace, ProductTitle } from './product-head.tsx';
import classes from './product-modal.module.css';
import { ProductFacts, ProductPictures } from './product-panels.tsx';
import { ProductPrices } from './product-prices.tsx';
import { useSeesPurchasePrices } from '../prices/use-sees-purchase-prices.ts';
import { type ProductForm as Form, typedChange, useProductForm } from './use-product-form.ts';
import { type SavedChange, useSaveOffer } from './use-save-offer.ts';

function StockField({ offer, form }: { offer: OfferDetail; form: Form }) {
  const t = useTranslations('offers');
  return (
    <TextInput
      {...form.text('stock')}
      className={classes['stock'] ?? ''}
      label={t('product.stockOf', { origin: t(`origin.${offer.origin}`) })}
      inputMode="numeric"
      maxLength={8}
      size="xs"
      rightSection={
        offer.unlimited && form.values.stock === '0' ? (
          <span className={classes['unlimited']}>{t('cell.unlimited')}</span>
        ) : null
      }
      rightSectionWidth={offer.unlimited ? 96 : 0}
    />
  );
}

/** What the seller pays: no part of the offer, and shown to nobody else. */
function PurchasePriceField({ form }: { form: Form }) {
  const t = useTranslations('offers.product');
  return (
    <TextInput
      {...form.text('purchasePrice')}
      className={classes['stock'] ?? ''}
      label={t('purchasePrice')}
      description={t('secret')}
      inputMode="decimal"
      maxLength={14}
      size="xs"
    />
  );
}

/** The product, and what is set of its offer beside the price. */
function Side({ offer, form }: { offer: OfferDetail; form: Form }) {
  const seesPurchasePrices = useSeesPurchasePrices();
  return (
    <div className={classes['side']}>
      <ProductPictures offer={offer} />
      <StockField offer={offer} form={form} />
      {seesPurchasePrices ? <PurchasePriceField form={form} /> : null}
      <ProductFacts offer={offer} />
    </div>
  );
}

function SaleButton({ offer, onChange }: { offer: OfferDetail; onChange: (change: SavedChange) => void }) {
  const t = useTranslations('offers.product');
  const activates = canActivate(offer);
  const Icon = activates ? IconPlayerPlay : IconPlayerPause;
  return (
    <ChangeButton area="offers" icon={<Icon size={16} aria-hidden />} onClick={() => onChange({ active: activates })}>
      {activates ? t('activate') : t('deactivate')}
    </ChangeButton>
  );
}

/** What the button saves: named when it is the price alone. */
function useSubmitLabel(offer: OfferDetail, { price, ...others }: SavedChange): string {
  const t = useTranslations('offers.product');
  const { money } = useFormats();
  if (price === undefined || Object.keys(others).length > 0) return t('save');
  return t('change', { price: money({ ...offer.price, amount: price }) });
}

/** A product, its offer to be changed, and the offer's past. */
export function ProductForm(props: ProductPlace & { offer: OfferDetail; onClose: () => void }) {
  const { offer, onClose } = props;
  const t = useTranslations('offers.product');
  const tActions = useTranslations('actions');
  const byRole = useRoleRefusal('offers');
  const save = useSaveOffer(offer);
  const form = useProductForm(offer, save);
  const change = typedChange(offer, form.values);
  const label = useSubmitLabel(offer, change);
  const isWrong = (['price', 'stock', 'purchasePrice'] as const).some((field) => form.isWrong(field));
  const isNothing = Object.keys(change).length === 0 && !isWrong;
  const saveNow = (now: SavedChange) => save.mutate(now, { onError: form.refuse });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      isInHistory
      width={984}
      padded={false}
      className={classes['form']}
      title={<ProductTitle offer={offer} />}
      note={<ProductCodes product={offer} />}
      actions={
        <>
          <PageLink url={offer.pageUrl} />
          <Move {...props} />
        </>
      }
      aside={<SaleButton offer={offer} onChange={saveNow} />}
      cancel={tActions('cancel')}
      cancelProps={{ hint: 'Esc' }}
      submit={label}
      sending={t('changing')}
      submitProps={{ disabled: isNothing, refusal: byRole }}
      after={
        <div className={classes['lower']}>
          <PriceChart offer={offer} />
          <OfferHistory
            offer={offer}
            restoring={save.isPending ? (save.variables.restoredRun ?? null) : null}
            onRestore={({ runNo }) => saveNow({ restoredRun: runNo })}
          />
        </div>
      }
    >
      <FeedNotice
        offer={offer}
        onTake={() => saveNow({ fromFeed: true })}
        isTaking={save.isPending && save.variables.fromFeed === true}
      />
      <div className={classes['upper']}>
        <Side offer={offer} form={form} />
        <ProductPrices offer={offer} form={form} />
      </div>
    </FormDialog>
  );
}
