import type { FoundInvoice, FoundOrder, FoundProduct, FoundUpload } from '@offizin/contract/search/seller';
import { type ScreenId, screens } from '@offizin/domain/access/screens';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type OrderStatus, orderTabOf } from '@offizin/domain/orders/statuses';
import { wordsToRemember } from '@offizin/domain/search/remembered-searches';
import type { SearchGroup } from '@offizin/domain/search/search-groups';
import { IconFileInvoice, IconPackage, IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { packText, ProductCodes } from '../../parts/products/product-codes.tsx';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { MarkedText } from './marked-text.tsx';
import type { SearchRow } from './search-row.ts';

const orderTones: Readonly<Record<OrderStatus, ChipTone>> = {
  new: 'accent',
  pending: 'grey',
  processed: 'grey',
  finalised: 'green',
  cancelled: 'grey',
};

const offerTones = { active: 'green', out_of_stock: 'amber', inactive: 'grey' } as const;

function remembered(typed: string, group: SearchGroup, number: string | null = null): Pick<SearchRow, 'remembers'> {
  const words = wordsToRemember(typed, group, number);
  return { remembers: words === null ? null : { kind: 'words', typed: words } };
}

/** An order as a result of the search. */
export function useOrderRow(typed: string) {
  const t = useTranslations('search');
  const { money, shortDay } = useFormats();
  return (order: FoundOrder, group: 'orders' | 'warehouseOrders', screen: ScreenId): SearchRow => {
    const who =
      order.customer === null
        ? t('customerErased')
        : t('customer', { name: order.customer.firstName, city: order.customer.city });
    return {
      id: `order-${order.id}`,
      icon: <IconPackage aria-hidden />,
      title: <MarkedText text={formatOrderNumber(order.number)} typed={typed} />,
      note: <MarkedText text={who} typed={typed} />,
      second:
        order.trackingNumber === null ? null : (
          <MarkedText text={t('parcel', { number: order.trackingNumber })} typed={typed} />
        ),
      end: (
        <>
          <Chip plain tone={orderTones[order.status]}>
            {t(`orderStatus.${order.status}`)} {shortDay(order.createdAt)}
          </Chip>
          <b>{money(order.total)}</b>
        </>
      ),
      lead: { to: screens[screen].path, search: { tab: orderTabOf(order.status), order: order.id } },
      ...remembered(typed, group, order.number),
    };
  };
}

/** A product of the shop as a result of the search. */
export function useProductRow(typed: string) {
  const t = useTranslations('search');
  const { money, number } = useFormats();
  return (product: FoundProduct, screen: ScreenId): SearchRow => {
    const { status, stock, origin } = product;
    const isEndless = status === 'active' && isUnlimited(stock, origin);
    return {
      id: `product-${product.productId}`,
      icon: <ProductImage image={product.image} />,
      title: <MarkedText text={product.name} typed={typed} />,
      note: packText(product.pack),
      second: <ProductCodes product={product} mark={(code) => <MarkedText text={code} typed={typed} />} />,
      end: (
        <>
          <Chip plain tone={offerTones[status]}>
            {t(`offerStatus.${isEndless ? 'unlimited' : status}`, { stock: number(stock) })}
          </Chip>
          <b>{money(product.price)}</b>
        </>
      ),
      lead: {
        to: screens[screen].path,
        search: { q: product.nationalCode ?? product.gtin ?? product.name, product: product.productId },
      },
      ...remembered(typed, 'products'),
    };
  };
}

/** A document as a result of the search. */
export function useInvoiceRow(typed: string) {
  const t = useTranslations('search');
  const { money, shortDay, monthOfYear } = useFormats();
  const payment = ({ paidOn, dueOn, gross }: FoundInvoice) => {
    if (gross === null) return null;
    if (paidOn !== null) return { tone: 'green', text: t('payment.paid') } as const;
    return dueOn === null ? null : ({ tone: 'amber', text: t('payment.due', { day: shortDay(dueOn) }) } as const);
  };
  return (invoice: FoundInvoice, screen: ScreenId): SearchRow => {
    const paid = payment(invoice);
    return {
      id: `invoice-${invoice.invoiceNo}`,
      icon: <IconFileInvoice aria-hidden />,
      title: <MarkedText text={invoice.invoiceNo} typed={typed} />,
      note: `${t(`invoiceType.${invoice.type}`)}, ${monthOfYear(`${invoice.month}-15T12:00:00Z`)}`,
      end: (
        <>
          {paid === null ? null : (
            <Chip plain tone={paid.tone}>
              {paid.text}
            </Chip>
          )}
          {invoice.gross === null ? null : <b>{money(invoice.gross)}</b>}
        </>
      ),
      lead: { to: screens[screen].path, search: { number: invoice.invoiceNo } },
      ...remembered(typed, 'invoices'),
    };
  };
}

/** A file of offers as a result of the search. */
export function useUploadRow(typed: string) {
  const t = useTranslations('search');
  const { shortDay } = useFormats();
  return (upload: FoundUpload, screen: ScreenId): SearchRow => ({
    id: `upload-${upload.id}`,
    icon: <IconUpload aria-hidden />,
    title: <MarkedText text={upload.fileName} typed={typed} />,
    note: shortDay(upload.createdAt),
    end: (
      <Chip plain tone={upload.state === 'failed' ? 'red' : 'grey'}>
        {t(`uploadState.${upload.state}`)}
      </Chip>
    ),
    lead: { to: screens[screen].path, search: { upload: upload.id } },
    ...remembered(typed, 'uploads'),
  });
}
