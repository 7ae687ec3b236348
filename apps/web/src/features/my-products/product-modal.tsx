import { limits } from '@offizin/domain/limits';
import type { OfferDetail, OfferRow } from '@offizin/contract/offers';
import {
  IconAlertCircle,
  IconChevronDown,
  IconChevronUp,
  IconExternalLink,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { Button } from '../../ui/button.tsx';
import { IconLink } from '../../ui/button-link.tsx';
import buttonClasses from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { packText, ProductCodes } from '../../ui/product-codes.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { OfferHistory } from './offer-history.tsx';
import { offerDetailQuery } from './offer-queries.ts';
import { listSearch, type OfferSearch } from './offer-search.ts';
import { OfferStatusChip } from './offer-status.tsx';
import { positionOf } from './price-at.ts';
import { PriceChart } from './price-chart.tsx';
import { PriceScale } from './price-scale.tsx';
import classes from './product-modal.module.css';
import { MarketOffers, Payout, ProductFacts, ProductPictures } from './product-panels.tsx';
import { useRefusalText } from './refusal-text.ts';
import { readTypedPrice, readTypedStock } from './typed-numbers.ts';
import { refusalOf, useSaveOffer } from './use-save-offer.ts';

export interface ProductModalProps {
  readonly productId: string;
  readonly search: OfferSearch;
  /** The loaded list, for the neighbours. */
  readonly offers: readonly OfferRow[];
}

function Move({ productId, search, offers }: ProductModalProps) {
  const t = useTranslations('offers.product');
  const at = offers.findIndex((offer) => offer.productId === productId);
  const previous = at > 0 ? offers[at - 1] : undefined;
  const next = at >= 0 ? offers[at + 1] : undefined;
  const list = listSearch(search);
  return (
    <>
      {previous === undefined ? null : (
        <IconLink label={t('previous')} to="." search={{ ...list, product: previous.productId }}>
          <IconChevronUp aria-hidden />
        </IconLink>
      )}
      {next === undefined ? null : (
        <IconLink label={t('next')} to="." search={{ ...list, product: next.productId }}>
          <IconChevronDown aria-hidden />
        </IconLink>
      )}
    </>
  );
}

interface Draft {
  readonly price: string;
  readonly stock: string;
}

type Position = ReturnType<typeof positionOf> & { readonly isChanged: boolean };

/** Where the price would stand among the others. */
function PriceFacts({
  offer,
  position,
  onPick,
}: {
  offer: OfferDetail;
  position: Position;
  onPick: (price: string) => void;
}) {
  const t = useTranslations('offers');
  const formats = useFormats();
  const money = (amount: number) => formats.money({ ...offer.price, amount });
  const { rank, first, marks, isChanged } = position;
  return (
    <dl>
      <div>
        <dt>{t('product.place')}</dt>
        <dd>
          {rank === null
            ? '–'
            : t('position.place', { place: formats.number(rank.place), of: formats.number(rank.of) })}
        </dd>
        {isChanged && offer.rank !== null ? (
          <dd>{t('product.placeBefore', { place: formats.number(offer.rank.place) })}</dd>
        ) : null}
      </div>
      <div>
        <dt>{t('product.best')}</dt>
        <dd>{marks.best === null ? t('product.none') : money(marks.best)}</dd>
        {first === null ? null : (
          <dd>
            <button type="button" className={classes['pick']} onClick={() => onPick(formats.amount(first))}>
              {t('product.firstFrom', { price: money(first) })}
            </button>
          </dd>
        )}
      </div>
      <div>
        <dt>{t('product.recommended')}</dt>
        <dd>{marks.recommended === null ? t('product.none') : money(marks.recommended)}</dd>
        {marks.recommended === null ? null : <dd>{t('product.highestAllowed')}</dd>}
      </div>
    </dl>
  );
}

/** The price typed, and what it would mean. */
function PriceHead({
  offer,
  draft,
  setDraft,
  refusal,
}: {
  offer: OfferDetail;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  refusal: string | null;
}) {
  const t = useTranslations('offers');
  const formats = useFormats();
  const onPhone = useMedia(phone);
  const price = readTypedPrice(draft.price);
  const position = positionOf(offer, price ?? offer.price.amount, offer);
  const { marks } = position;
  const isChanged = price !== null && price !== offer.price.amount;
  const invalid = price === null ? t('cell.invalidPrice', { example: formats.amount(1290) }) : refusal;
  return (
    <>
      <div className={classes['figures']}>
        <TextInput
          label={isChanged ? t('product.priceNow', { price: formats.money(offer.price) }) : t('product.price')}
          inputMode="decimal"
          maxLength={14}
          size="md"
          data-autofocus={onPhone ? undefined : true}
          value={draft.price}
          onChange={(event) => setDraft({ ...draft, price: event.currentTarget.value })}
          error={invalid === null ? undefined : <FieldError>{invalid}</FieldError>}
        />
        <PriceFacts
          offer={offer}
          position={{ ...position, isChanged }}
          onPick={(picked) => setDraft({ ...draft, price: picked })}
        />
      </div>
      <PriceScale price={price ?? offer.price.amount} marks={marks} />
      <div className={classes['columns']}>
        <MarketOffers offer={offer} price={price ?? offer.price.amount} />
        <Payout offer={offer} price={price ?? offer.price.amount} position={position} />
      </div>
    </>
  );
}

function StockField({
  offer,
  draft,
  setDraft,
  refusal,
}: {
  offer: OfferDetail;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  refusal: string | null;
}) {
  const t = useTranslations('offers');
  const { number } = useFormats();
  const error =
    readTypedStock(draft.stock) === null ? t('cell.invalidStock', { max: number(limits.offerStockMax) }) : refusal;
  return (
    <TextInput
      className={classes['stock'] ?? ''}
      label={t('product.stockOf', { origin: t(`origin.${offer.origin}`) })}
      inputMode="numeric"
      maxLength={8}
      size="xs"
      value={draft.stock}
      onChange={(event) => setDraft({ ...draft, stock: event.currentTarget.value })}
      error={error === null ? undefined : <FieldError>{error}</FieldError>}
      rightSection={
        offer.unlimited && draft.stock === '0' ? (
          <span className={classes['unlimited']}>{t('cell.unlimited')}</span>
        ) : null
      }
      rightSectionWidth={offer.unlimited ? 96 : 0}
    />
  );
}

function useDraft(offer: OfferDetail) {
  const { amount } = useFormats();
  const fresh = { price: amount(offer.price.amount), stock: String(offer.stock) };
  const [draft, setDraft] = useState<Draft>(fresh);
  const [version, setVersion] = useState(offer.version);
  if (version !== offer.version) {
    setVersion(offer.version);
    setDraft(fresh);
  }
  const price = readTypedPrice(draft.price);
  const stock = readTypedStock(draft.stock);
  const change = {
    ...(price !== null && price !== offer.price.amount && { price }),
    ...(stock !== null && stock !== offer.stock && { stock }),
  };
  return { draft, setDraft, change, isValid: price !== null && stock !== null };
}

function Title({ offer }: { offer: OfferDetail }) {
  return (
    <span className={classes['title']}>
      <span>
        {offer.name} <span>{packText(offer.pack)}</span>
      </span>
      <OfferStatusChip status={offer.status} />
    </span>
  );
}

function PageLink({ url }: { url: string | null }) {
  const t = useTranslations('offers.product');
  if (url === null) return null;
  return (
    <a
      className={`${buttonClasses['button']} ${classes['page']}`}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('page')}
    >
      <IconExternalLink size={16} aria-hidden />
      <span>{t('page')}</span>
    </a>
  );
}

type Saving = ReturnType<typeof useSaveOffer>;
type Drafting = ReturnType<typeof useDraft>;

function Actions({
  offer,
  save,
  draft: { change, isValid },
  onClose,
}: {
  offer: OfferDetail;
  save: Saving;
  draft: Drafting;
  onClose: () => void;
}) {
  const t = useTranslations('offers.product');
  const formats = useFormats();
  const onlyPrice = change.price !== undefined && change.stock === undefined;
  const Icon = offer.active ? IconPlayerPause : IconPlayerPlay;
  return (
    <>
      <Button
        icon={<Icon size={16} aria-hidden />}
        className={classes['left']}
        onClick={() => save.mutate({ active: !offer.active })}
      >
        {offer.active ? t('deactivate') : t('activate')}
      </Button>
      <Button hint="Esc" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button
        tone="primary"
        disabled={Object.keys(change).length === 0 || !isValid}
        running={save.isPending && t('changing')}
        onClick={() => save.mutate(change)}
      >
        {onlyPrice ? t('change', { price: formats.money({ ...offer.price, amount: change.price ?? 0 }) }) : t('save')}
      </Button>
    </>
  );
}

function Product(props: ProductModalProps & { offer: OfferDetail; onClose: () => void }) {
  const { offer, onClose } = props;
  const refusalText = useRefusalText();
  const drafting = useDraft(offer);
  const save = useSaveOffer(offer);
  const refused = refusalOf(save.error);
  const refusalAt = (path: string) => (refused?.path === path ? refusalText(refused) : null);
  const field = { offer, draft: drafting.draft, setDraft: drafting.setDraft };
  return (
    <Dialog
      opened
      onClose={onClose}
      width={984}
      padded={false}
      title={<Title offer={offer} />}
      note={<ProductCodes product={offer} />}
      actions={
        <>
          <PageLink url={offer.pageUrl} />
          <Move {...props} />
        </>
      }
      footer={<Actions offer={offer} save={save} draft={drafting} onClose={onClose} />}
    >
      <div className={classes['upper']}>
        <div className={classes['side']}>
          <ProductPictures offer={offer} />
          <StockField {...field} refusal={refusalAt('body.stock')} />
          <ProductFacts offer={offer} />
        </div>
        <div className={classes['prices']}>
          <PriceHead {...field} refusal={refusalAt('body.price')} />
        </div>
      </div>
      <div className={classes['lower']}>
        <PriceChart offer={offer} />
        <OfferHistory
          offer={offer}
          restoring={save.isPending ? (save.variables.restoredRun ?? null) : null}
          onRestore={(entry) => save.mutate({ restoredRun: entry.runNo })}
        />
      </div>
    </Dialog>
  );
}

/** Everything of one product and its offer, over the list and with an address of its own (OFF-05, OFF-09, OFF-10). */
export function ProductModal(props: ProductModalProps) {
  const { productId, search } = props;
  const t = useTranslations('offers.product');
  const navigate = useNavigate();
  const { data: offer, isError } = useQuery(offerDetailQuery(productId));
  const close = useCallback(
    () => void navigate({ to: '.', search: { ...listSearch(search) }, resetScroll: false }),
    [navigate, search],
  );
  if (offer !== undefined) return <Product key={productId} {...props} offer={offer} onClose={close} />;
  return (
    <Dialog title={t('label')} opened onClose={close} width={984}>
      {isError ? (
        <StatePanel icon={<IconAlertCircle />} tone="red" title={t('missing.title')} text={t('missing.text')} />
      ) : (
        <div className={classes['waiting']} aria-busy>
          <SkeletonLine width="80%" />
          <SkeletonLine width="60%" />
          <SkeletonLine width="45%" />
        </div>
      )}
    </Dialog>
  );
}
