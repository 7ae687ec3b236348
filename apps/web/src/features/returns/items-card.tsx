import type { ReturnDetail, ReturnedItem } from '@offizin/contract/returns/seller';
import {
  type DecisionReason,
  type ItemChoice,
  itemChoices,
  itemConditions,
  reasonsFor,
  refundOf,
} from '@offizin/domain/returns/return-decision';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { kindRules } from '@offizin/domain/returns/return-terms';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ProductCodes } from '../../parts/products/product-codes.tsx';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { useFormats } from '../../platform/formats.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { oneOf } from '../../platform/one-of.ts';
import { NativeSelect } from '../../ui/native-select.ts';
import { SegmentedControl } from '../../ui/segmented-control.ts';
import { TextInput } from '../../ui/text-input.ts';
import classes from './returns.module.css';
import type { Decision } from './use-decision.ts';
import { spokenName } from '../../parts/products/spoken-name.ts';

interface ItemProps {
  readonly of: ReturnDetail;
  readonly item: ReturnedItem;
}

function Product({ item, children }: { item: ReturnedItem; children?: React.ReactNode }) {
  const t = useTranslations('returns.items');
  return (
    <div className={classes['product']}>
      <ProductImage image={item.image} />
      <div>
        <b>
          {item.name} <span>{item.pack}</span>
        </b>
        <span>
          <ProductCodes product={{ codeSystem: item.codeSystem, nationalCode: item.code, gtin: null }} />
          {item.units > 1 ? <span>{t('units', { count: item.units })}</span> : null}
          {children}
        </span>
      </div>
    </div>
  );
}

/** What of an item goes back, and out of what; what it was sold for while nothing is decided. */
function Sum({ of, item, amount }: ItemProps & { readonly amount: number | null }) {
  const t = useTranslations('returns.items');
  const formats = useFormats();
  const { currency } = of.atStake;
  return (
    <span className={classes['sum']}>
      <b>{formats.money({ amount: amount ?? item.amount, currency })}</b>
      {amount === null ? null : <span>{t('of', { amount: formats.amount(item.amount) })}</span>}
    </span>
  );
}

/** An amount and a reason, where less than all goes back. */
function Less({ of, item, decision }: ItemProps & { readonly decision: Decision }) {
  const t = useTranslations('returns');
  const formats = useFormats();
  const { choice, amount, reason } = decision.draftOf(item.lineId);
  if (choice === 'whole') return null;
  const decided = decision.items.find(({ lineId }) => lineId === item.lineId);
  const part = decided?.amount ?? null;
  const isWrong = amount !== '' && decision.isWrong(item.lineId);
  const reasons = reasonsFor(choice, of.kind).map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <div className={classes['less']}>
      {choice === 'part' ? (
        <TextInput
          label={t('items.amount')}
          value={amount}
          inputMode="decimal"
          error={isWrong ? t('items.wrongAmount', { amount: formats.amount(item.amount) }) : null}
          rightSection={
            part === null ? null : (
              <small>{t('items.percent', { percent: formats.number(Math.round((part / item.amount) * 100)) })}</small>
            )
          }
          rightSectionWidth={56}
          onChange={({ currentTarget: { value } }) => decision.change(item.lineId, { amount: value })}
        />
      ) : null}
      {reasons.length === 0 ? null : (
        <NativeSelect
          label={t('items.reason')}
          value={reason}
          data={[{ value: '', label: t('items.choose') }, ...reasons]}
          onChange={({ currentTarget: { value } }) =>
            decision.change(item.lineId, {
              reason: reasons.some((each) => each.value === value) ? (value as DecisionReason) : '',
            })
          }
        />
      )}
    </div>
  );
}

function Chosen({ of, item, decision }: ItemProps & { readonly decision: Decision }) {
  const t = useTranslations('returns');
  const { choice, condition } = decision.draftOf(item.lineId);
  const decided = decision.items.find(({ lineId }) => lineId === item.lineId);
  const conditions = itemConditions.map((value) => ({ value, label: t(`condition.${value}`) }));
  const choose = (value: string) => {
    const next: ItemChoice = oneOf(value, itemChoices) ?? 'whole';
    decision.change(item.lineId, { choice: next });
  };
  return (
    <li className={classes['item']}>
      <Product item={item} />
      <div className={classes['choice']}>
        {kindRules[of.kind].ofShop ? null : (
          <NativeSelect
            aria-label={t('items.condition', { name: spokenName({ ...item, nationalCode: item.code, gtin: null }) })}
            value={condition}
            data={[{ value: '', label: t('condition.none') }, ...conditions]}
            onChange={({ currentTarget: { value } }) =>
              decision.change(item.lineId, { condition: oneOf(value, itemConditions) ?? '' })
            }
          />
        )}
        <SegmentedControl
          aria-label={t('items.choice', { name: spokenName({ ...item, nationalCode: item.code, gtin: null }) })}
          value={choice}
          data={itemChoices.map((value) => ({ value, label: t(`choice.${value}`) }))}
          onChange={choose}
        />
      </div>
      <Sum of={of} item={item} amount={decided === undefined ? 0 : refundOf(item, decided)} />
      <Less of={of} item={item} decision={decision} />
    </li>
  );
}

/** That units of an item did not go back into stock, why, and where that is put right. */
function NotRestocked({ item: { notRestocked, productId } }: Pick<ItemProps, 'item'>) {
  const t = useTranslations('restock');
  const mayOpen = screenDenial('my_products', subjectOf(useSignedIn())) === null;
  if (notRestocked === null) return null;
  const { units, why } = notRestocked;
  return (
    <span className={classes['notRestocked']}>
      <IconAlertCircle size={14} aria-hidden /> {t('refused', { count: units, why: t(`why.${why}`) })}{' '}
      {mayOpen ? (
        <Link to={screens.my_products.path} search={{ product: productId }}>
          {t('offer')}
        </Link>
      ) : null}
    </span>
  );
}

/** What was decided about an item, or what comes back while nothing is. */
function Decided({ of, item }: ItemProps) {
  const t = useTranslations('returns');
  const tRestock = useTranslations('restock');
  const decided = of.decision?.find(({ lineId }) => lineId === item.lineId);
  const isAll = of.refunded.amount === of.atStake.amount;
  const amount = decided === undefined ? null : isAll ? item.amount : refundOf(item, decided);
  return (
    <li className={classes['item']}>
      <Product item={item}>
        {decided?.condition ? <span>{t(`condition.${decided.condition}`)}</span> : null}
        {decided?.reason ? <span>{t(`reason.${decided.reason}`)}</span> : null}
        {item.restocked > 0 ? <span>{tRestock('done', { count: item.restocked, all: item.units })}</span> : null}
        <NotRestocked item={item} />
      </Product>
      <Sum of={of} item={item} amount={amount} />
    </li>
  );
}

/** The products of a return: with what goes back for each, while the shop decides. */
export function ItemsCard({ of, decision }: { of: ReturnDetail; decision: Decision | null }) {
  const t = useTranslations('returns.items');
  const { number } = useFormats();
  const units = of.items.reduce((sum, item) => sum + item.units, 0);
  const title = kindRules[of.kind].ofShop ? t('goodwill') : t('title');
  return (
    <section className={classes['card']} aria-label={title}>
      <h3>
        {title} <small>{t('count', { units: number(units), all: number(of.orderUnits) })}</small>
      </h3>
      <ul>
        {of.items.map((item) =>
          decision === null ? (
            <Decided key={item.lineId} of={of} item={item} />
          ) : (
            <Chosen key={item.lineId} of={of} item={item} decision={decision} />
          ),
        )}
      </ul>
    </section>
  );
}
