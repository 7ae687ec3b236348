import { limits } from '@offizin/domain/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { packText, ProductCodes } from '../../../parts/products/product-codes.tsx';
import { call } from '../../../platform/client.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useKeepFocus } from '../../../ui/keep-focus.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './fields.module.css';
import { spokenName } from '../../../parts/products/spoken-name.ts';

/** Of the chosen ones so many are named; there may be a thousand. */
const named = 20;
const found = 8;

interface PickedProps {
  readonly productId: string;
  readonly onDrop: () => void;
}

/** A chosen product under its name, as soon as that is known. */
function Picked({ productId, onDrop }: PickedProps) {
  const t = useTranslations('priceRuleEditor.condition');
  const { data } = useQuery({
    queryKey: ['price-rule-product', productId],
    queryFn: ({ signal }) => call('GET /offers/:productId', { params: { productId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const name = data?.name ?? productId;
  return (
    <li>
      <span>{name}</span>
      <IconButton label={t('dropProduct', { name })} onClick={onDrop}>
        <IconX aria-hidden />
      </IconButton>
    </li>
  );
}

interface ProductPicksProps {
  readonly label: 'including' | 'excluding';
  readonly chosen: readonly string[];
  readonly onChange: (products: string[]) => void;
}

/** What a search finds of the shop's products, each to be added. */
function Found({ chosen, onChange }: Omit<ProductPicksProps, 'label'>) {
  const t = useTranslations('priceRuleEditor.condition');
  const tActions = useTranslations('actions');
  const [text, setText] = useState('');
  const isAsked = text.length >= limits.offerSearchLength;
  const { data } = useQuery({
    queryKey: ['price-rule-products', text],
    queryFn: ({ signal }) => call('GET /offers', { query: { q: text, limit: found } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const items = isAsked ? (data?.items ?? []).filter(({ productId }) => !chosen.includes(productId)) : [];
  return (
    <>
      <SearchField
        searched={text}
        onSearch={setText}
        label={t('findProduct')}
        placeholder={t('findProduct')}
        clearLabel={tActions('clearSearch')}
        className={classes['search'] ?? ''}
        maxLength={100}
      />
      <ul aria-label={t('find')}>
        {items.map((item) => (
          <li key={item.productId}>
            <span>
              {item.name} <small>{packText(item.pack)}</small> <ProductCodes product={item} />
            </span>
            <IconButton
              label={t('takeProduct', { name: spokenName(item) })}
              disabled={chosen.length >= limits.priceRules.chosenProducts}
              onClick={() => onChange([...chosen, item.productId])}
            >
              <IconPlus aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {isAsked && data !== undefined && items.length === 0 ? <p>{t('noneFound')}</p> : null}
    </>
  );
}

/** Single products of the shop, found by name, code or EAN. */
export function ProductPicks({ label, chosen, onChange }: ProductPicksProps) {
  const t = useTranslations('priceRuleEditor');
  const part = useRef<HTMLDivElement>(null);
  useKeepFocus(part);
  return (
    <div ref={part} className={classes['picks']} tabIndex={-1}>
      <Found chosen={chosen} onChange={onChange} />
      <h3>{t('condition.chosen', { count: chosen.length })}</h3>
      <ul aria-label={t(`condition.${label}`)}>
        {chosen
          .slice(-named)
          .toReversed()
          .map((productId) => (
            <Picked
              key={productId}
              productId={productId}
              onDrop={() => onChange(chosen.filter((each) => each !== productId))}
            />
          ))}
      </ul>
    </div>
  );
}
