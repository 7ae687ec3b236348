import type { RuledOfferView, RuleList } from '@offizin/contract/price-rules/views';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { IconChevronDown, IconChevronUp, IconClock, IconHandStop, IconTarget } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { packText } from '../../../parts/products/product-codes.tsx';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { ApiError } from '../../../platform/client.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { IconLink } from '../../../ui/button-link.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { SidePane } from '../../../ui/side-pane.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useRuleFormats, useWhen } from '../rule-words.ts';
import { ruledOfferQuery } from './history-queries.ts';
import { OfferActs, OfferChoices } from './offer-choices.tsx';
import { OfferChart } from './offer-chart.tsx';
import { OfferWhy } from './offer-why.tsx';
import classes from './offer.module.css';
import { type RowWalk, useRowWalk } from './use-row-walk.ts';

interface DrawerProps extends RowWalk {
  readonly productId: string;
  readonly list: RuleList | undefined;
  readonly onClose: () => void;
}

function Product({ offer: { product, stock, recommended } }: { offer: RuledOfferView }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { cents } = useRuleFormats();
  const system = codeSystemOf(useSignedIn().seller.physicalAddress.countryCode);
  return (
    <div className={classes['product']}>
      <ProductImage image={product.image} />
      <div>
        <p>
          <b>{product.name}</b> {packText(product.pack)}
        </p>
        <small>
          {system === null ? null : `${codeLabels[system.id]} `}
          <b>{product.code}</b>
          {` · ${t('stock', { count: stock })}`}
          {recommended === null ? null : ` · ${t('recommended', { price: cents(recommended) })}`}
        </small>
      </div>
    </div>
  );
}

/** What was sold today, and what one sale leaves. */
function Money({ offer: { sold, earlier, payout, price } }: { offer: RuledOfferView }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { cents } = useRuleFormats();
  const isSame = earlier === null || earlier.price === price;
  return (
    <dl className={classes['money']}>
      <div>
        <dt>{sold === null ? t('soldNone') : t('sold', { price: cents(sold.meanPrice) })}</dt>
        <dd>{t('units', { count: sold?.units ?? 0 })}</dd>
      </div>
      <div>
        <dt>{t(isSame ? 'keepsNow' : 'keeps')}</dt>
        <dd>{isSame ? cents(payout) : t('keepsBoth', { before: cents(earlier.payout), now: cents(payout) })}</dd>
      </div>
    </dl>
  );
}

/** What the rule does about the offer now, in a chip. */
function Standing({ offer: { waits, waitsUntil, war } }: { offer: RuledOfferView }) {
  const t = useTranslations('priceRuleHistory.offer');
  const when = useWhen();
  if (waits === null || waitsUntil === null)
    return (
      <Chip tone="green" icon={<IconTarget aria-hidden />}>
        {t('follows')}
      </Chip>
    );
  return (
    <Chip
      tone={waits === 'war' ? 'amber' : 'grey'}
      icon={waits === 'war' ? <IconHandStop aria-hidden /> : <IconClock aria-hidden />}
    >
      {war === null ? t('until', { when: when(waitsUntil) }) : t('stoppedAt', { when: when(war.at) })}
    </Chip>
  );
}

/** One offer under its rule, at the side of the history: why it waits, its day, and what can be done (52c). */
export function OfferDrawer(props: DrawerProps) {
  const { productId, address, list, onClose } = props;
  const t = useTranslations('priceRuleHistory');
  const tActions = useTranslations('actions');
  const query = useQuery(ruledOfferQuery(productId));
  const { data: offer } = query;
  const { previous, next } = useRowWalk(props);
  const isGone = query.error instanceof ApiError && query.error.code === 'not_found';
  return (
    <SidePane
      title={offer === undefined ? t('title') : offer.waits === null ? offer.ruleName : t(`offer.${offer.waits}`)}
      note={offer === undefined ? null : <Standing offer={offer} />}
      onClose={onClose}
      actions={
        <>
          <IconLink to="." search={previous ?? address} label={t('offer.previous')} isEnd={previous === undefined}>
            <IconChevronUp aria-hidden />
          </IconLink>
          <IconLink to="." search={next ?? address} label={t('offer.next')} isEnd={next === undefined}>
            <IconChevronDown aria-hidden />
          </IconLink>
        </>
      }
      footer={offer === undefined || isGone ? null : <OfferActs offer={offer} onOut={onClose} />}
    >
      {isGone ? (
        <StatePanel icon={<IconTarget />} title={t('offer.none')} text={t('offer.noneText')} />
      ) : (
        <QueryState
          query={query}
          failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
        >
          {(shown) => (
            <div className={classes['offer']}>
              <Product offer={shown} />
              <OfferWhy offer={shown} />
              <OfferChart offer={shown} />
              <Money offer={shown} />
              <OfferChoices offer={shown} list={list} />
            </div>
          )}
        </QueryState>
      )}
    </SidePane>
  );
}
