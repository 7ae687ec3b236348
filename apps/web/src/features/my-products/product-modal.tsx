import { TextInput } from '@mantine/core';
import type { OfferDetail, OfferRow } from '@offizin/contract/offers';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconExternalLink, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { IconLink } from '../../ui/button-link.tsx';
import buttonClasses from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { OfferHistory } from './offer-history.tsx';
import { offerDetailQuery } from './offer-queries.ts';
import { listSearch, type OfferSearch } from './offer-search.ts';
import { OfferStatusChip } from './offer-status.tsx';
import { positionOf } from './price-at.ts';
import { PriceChart } from './price-chart.tsx';
import { PriceScale } from './price-scale.tsx';
import classes from './product-modal.module.css';
import { packText, ProductCodes } from './product-name.tsx';
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

/** The price typed, and what it would mean. */
function PriceHead({ offer, draft, setDraft, refusal }: { offer: OfferDetail; draft: Draft; setDraft: (draft: Draft) => void; refusal: string | null }) {
  const t = useTranslations('offers');
  const formats = useFormats();
  const price = readTypedPrice(draft.price);
  const position = positionOf(offer, price ?? offer.price.amount, offer);
  const money = (amount: number) => formats.money({ ...offer.price, amount });
  const { rank, first, marks } = position;
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
          value={draft.price}
          onChange={(event) => setDraft({ ...draft, price: event.currentTarget.value })}
          error={invalid === null ? undefined : <FieldError>{invalid}</FieldError>}
        />
        <dl>
          <div>
            <dt>{t('product.place')}</dt>
            <dd>{rank === null ? '–' : t('position.place', { place: formats.number(rank.place), of: formats.number(rank.of) })}</dd>
            {isChanged && offer.rank !== null ? <dd>{t('product.placeBefore', { place: formats.number(offer.rank.place) })}</dd> : null}
          </div>
          <div>
            <dt>{t('product.best')}</dt>
            <dd>{marks.best === null ? t('product.none') : money(marks.best)}</dd>
            {first === null ? null : (
              <dd>
                <button type="button" className={classes['pick']} onClick={() => setDraft({ ...draft, price: formats.amount(first) })}>
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
      </div>
      <PriceScale price={price ?? offer.price.amount} marks={marks} />
      <div className={classes['columns']}>
        <MarketOffers offer={offer} price={price ?? offer.price.amount} />
        <Payout offer={offer} price={price ?? offer.price.amount} position={position} />
      </div>
    </>
  );
}

function StockField({ offer, draft, setDraft, refusal }: { offer: OfferDetail; draft: Draft; setDraft: (draft: Draft) => void; refusal: string | null }) {
  const t = useTranslations('offers');
  const error = readTypedStock(draft.stock) === null ? t('cell.invalidStock') : refusal;
  return (
    <TextInput
      className={classes['stock'] ?? ''}
      label={`${t('product.fact.stock')}, ${t(`origin.${offer.origin}`)}`}
      inputMode="numeric"
      maxLength={8}
      size="xs"
      value={draft.stock}
      onChange={(event) => setDraft({ ...draft, stock: event.currentTarget.value })}
      error={error === null ? undefined : <FieldError>{error}</FieldError>}
      rightSection={offer.unlimited && draft.stock === '0' ? <span className={classes['unlimited']}>{t('cell.unlimited')}</span> : null}
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
  const change = { ...(price !== null && price !== offer.price.amount && { price }), ...(stock !== null && stock !== offer.stock && { stock }) };
  return { draft, setDraft, change, isValid: price !== null && stock !== null };
}

function Product(props: ProductModalProps & { offer: OfferDetail; onClose: () => void }) {
  const { offer, onClose } = props;
  const t = useTranslations('offers.product');
  const formats = useFormats();
  const refusalText = useRefusalText();
  const { draft, setDraft, change, isValid } = useDraft(offer);
  const save = useSaveOffer(offer);
  const refused = refusalOf(save.error);
  const said = (path: string) => (refused?.path === path ? refusalText(refused) : null);
  const isChanged = Object.keys(change).length > 0;
  const label = change.price !== undefined && change.stock === undefined ? t('change', { price: formats.money({ ...offer.price, amount: change.price }) }) : t('save');
  const restoring = save.isPending ? (save.variables.restoredRun ?? null) : null;
  return (
    <Dialog
      opened
      onClose={onClose}
      width={984}
      padded={false}
      title={
        <span className={classes['title']}>
          <span>
            {offer.name} <span>{packText(offer.pack)}</span>
          </span>
          <OfferStatusChip status={offer.status} />
        </span>
      }
      note={<ProductCodes offer={offer} />}
      actions={
        <>
          {offer.pageUrl === null ? null : (
            <a className={buttonClasses['button']} href={offer.pageUrl} target="_blank" rel="noreferrer">
              <IconExternalLink size={16} aria-hidden />
              {t('page')}
            </a>
          )}
          <Move {...props} />
        </>
      }
      footer={
        <>
          <Button
            icon={offer.active ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
            className={classes['left']}
            onClick={() => save.mutate({ active: !offer.active })}
          >
            {offer.active ? t('deactivate') : t('activate')}
          </Button>
          <Button hint="Esc" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="primary" disabled={!isChanged || !isValid} running={save.isPending && t('changing')} onClick={() => save.mutate(change)}>
            {label}
          </Button>
        </>
      }
    >
      <div className={classes['upper']}>
        <div className={classes['side']}>
          <ProductPictures offer={offer} />
          <StockField offer={offer} draft={draft} setDraft={setDraft} refusal={said('body.stock')} />
          <ProductFacts offer={offer} />
        </div>
        <div className={classes['prices']}>
          <PriceHead offer={offer} draft={draft} setDraft={setDraft} refusal={said('body.price')} />
        </div>
      </div>
      <div className={classes['lower']}>
        <PriceChart offer={offer} />
        <OfferHistory offer={offer} restoring={restoring} onRestore={(entry) => save.mutate({ restoredRun: entry.runNo })} />
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
  const close = useCallback(() => void navigate({ to: '.', search: { ...listSearch(search) }, resetScroll: false }), [navigate, search]);
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
