import type { PostalAddress } from '@offizin/contract/orders/views';
import type { WholesalerProduct } from '@offizin/contract/orders/papers';
import { brandIds } from '@offizin/domain/brand/brands';
import { localeCodes } from '@offizin/domain/locale/locales';
import type { CourierCode } from '@offizin/domain/orders/couriers';
import { orderPapers, paperSizes } from '@offizin/domain/orders/papers';
import type { DeliveryType } from '@offizin/domain/orders/statuses';
import { z } from 'zod';
import { ThreadTask } from '../../../../platform/threads/thread-task.ts';

/** What a paper says of a product. */
export interface PaperLine {
  readonly name: string;
  readonly pack: string;
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly units: number;
}

export interface PaperOrder {
  readonly number: string;
  readonly createdAt: string;
  /** The number of the order that it is the replacement for. */
  readonly replacementFor: string | null;
  readonly deliveryType: DeliveryType;
  readonly courier: CourierCode | null;
  readonly trackingNumber: string | null;
  /** Null once the customer was erased. */
  readonly customer: { readonly delivery: PostalAddress; readonly billing: PostalAddress } | null;
  readonly lines: readonly PaperLine[];
}

export interface PaperParcel {
  readonly number: string;
  readonly units: number;
  readonly receiver: { readonly name: string; readonly postalCode: string; readonly city: string } | null;
  /** What the courier knows it by; null where it has no number yet. */
  readonly code: string | null;
}

/** From where it comes, as it is written at the head. */
const shop = z.object({
  name: z.string(),
  street: z.string(),
  place: z.string(),
  /** Its code. */
  country: z.string(),
  contact: z.array(z.string()),
});
export type PaperShop = z.infer<typeof shop>;

const common = {
  brand: z.enum(brandIds),
  locale: z.enum(localeCodes),
  timeZone: z.string(),
  /** When it was asked for. */
  at: z.string(),
  shop,
};

const list = <T>() => z.custom<readonly T[]>((value) => Array.isArray(value));

const drawn = {
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  progress: z.int(),
  rows: (pages: number) => pages,
};

const thread = new URL('../../../../paper-thread.ts', import.meta.url);

/** Draws what is laid into the parcels of orders and stuck onto them. */
export const orderPapersTask = new ThreadTask(thread, 'order_papers', {
  ...drawn,
  input: z.object({
    ...common,
    paper: z.enum(paperSizes),
    kinds: z.array(z.enum(orderPapers)),
    orders: list<PaperOrder>(),
  }),
});
export type OrderPapersTask = z.infer<(typeof orderPapersTask.schemas)['input']>;

/** Draws the list that a courier signs. */
export const manifestTask = new ThreadTask(thread, 'manifest', {
  ...drawn,
  input: z.object({
    ...common,
    courier: z.string(),
    number: z.string(),
    madeBy: z.string(),
    parcels: list<PaperParcel>(),
  }),
});
export type ManifestTask = z.infer<(typeof manifestTask.schemas)['input']>;

/** Draws the list with which a pharmacy fetches at its wholesaler. */
export const wholesalerListTask = new ThreadTask(thread, 'wholesaler_list', {
  ...drawn,
  input: z.object({ ...common, products: list<WholesalerProduct>() }),
});
export type WholesalerListTask = z.infer<(typeof wholesalerListTask.schemas)['input']>;
