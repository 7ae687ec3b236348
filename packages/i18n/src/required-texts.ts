import type { CompanyCode, RuleCode } from '@offizin/domain/company/field-fault';
import type { CoreCode, FieldCode, ScreenCode } from '@offizin/contract/errors';
import type { RunKind } from '@offizin/contract/offers/seller';
import type { pricePositions } from '@offizin/domain/offers/offer-kinds';
import type { HistoryKind } from '@offizin/contract/orders/views';
import type { UploadState } from '@offizin/contract/uploads/upload';
import type { RowResult } from '@offizin/contract/uploads/rows';
import type { MenuGroup, ScreenId } from '@offizin/domain/access/screens';
import type { NotificationGroup, NotificationKind } from '@offizin/domain/notifications/kinds';
import type { InvoiceKind, InvoicePayment, InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import type { tourSteps } from '@offizin/domain/tours/tour-steps';
import type { TourName } from '@offizin/domain/tours/tours';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { WordsOfFilters } from '@offizin/domain/lists/filters';
import type { OrderFilters } from '@offizin/domain/orders/order-filters';
import type { OrderRefusal } from '@offizin/domain/orders/refusals';
import type { OrderOrigin } from '@offizin/domain/orders/origins';
import type { OrderStatus, OrderTab, PaymentStatus, StockOrigin } from '@offizin/domain/orders/statuses';
import type {
  OfferStatus,
  ProductType,
  RuleFollowing,
  StockType,
  UploadType,
} from '@offizin/domain/offers/offer-kinds';
import type { IdentifierProblemCode, UnreadableProblem } from '@offizin/domain/sync/facts';
import type { ProgressStep } from '@offizin/domain/sync/progress';
import type { CauseGroup, Remedy, ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import type { RowNoteCode, SuggestionKind } from '@offizin/domain/uploads/row-notes';
import type { UploadRefusal } from '@offizin/domain/uploads/upload-refusals';
import type { UploadField } from '@offizin/domain/uploads/upload-fields';
import type { StockRemark, StockState } from '@offizin/domain/warehouse/stock-rules';

type Head<C extends string> = C extends `${infer H}.${string}` ? H : C;
type Tail<C extends string, H extends string> = C extends `${H}.${infer T}` ? T : never;

/** Dotted codes as a tree of texts: `order.invalid_state` → { order: { invalid_state: string } }. */
type TextsOf<C extends string> = {
  readonly [H in Head<C>]: [Tail<C, H>] extends [never] ? string : TextsOf<Tail<C, H>>;
};

/** The texts of the words that the filters of a list offer, each list under the name of its filter. */
type FilterTexts<T> = { readonly [K in keyof WordsOfFilters<T>]: TextsOf<WordsOfFilters<T>[K]> };

/** What the messages must name because a table of the product does: a new code without a text does not compile. */
export interface RequiredTexts {
  readonly errors: { readonly code: TextsOf<CoreCode>; readonly field: TextsOf<FieldCode>['field'] };
  readonly screenErrors: { readonly code: TextsOf<ScreenCode> };
  readonly faults: TextsOf<RuleCode> & { readonly number: Readonly<Record<CompanyCode, string>> };
  readonly shell: { readonly screen: TextsOf<ScreenId>; readonly menu: { readonly group: TextsOf<MenuGroup> } };
  readonly notifications: { readonly kind: TextsOf<NotificationKind>; readonly group: TextsOf<NotificationGroup> };
  readonly mail: {
    readonly notifications: {
      readonly subject: TextsOf<NotificationGroup>;
      readonly group: TextsOf<NotificationGroup>;
    };
  };
  readonly tours: {
    readonly [N in TourName]: { readonly name: string } & {
      readonly [T in (typeof tourSteps)[N][number]['text']]: { readonly title: string; readonly text: string };
    };
  };
  readonly invoices: {
    readonly type: TextsOf<InvoiceType>;
    readonly filter: TextsOf<InvoiceKind> & TextsOf<InvoicePayment>;
  };
  readonly invoiceDocument: { readonly title: TextsOf<InvoiceType> };
  readonly orderDialogs: { readonly reason: TextsOf<CancellationReasonCode> };
  readonly orders: {
    readonly tab: TextsOf<OrderTab>;
    readonly status: TextsOf<OrderStatus>;
    readonly paymentStatus: TextsOf<PaymentStatus>;
    readonly stockOrigin: TextsOf<StockOrigin>;
    readonly origin: TextsOf<OrderOrigin>;
    readonly historyKind: TextsOf<HistoryKind>;
    readonly refusal: TextsOf<OrderRefusal>;
    readonly filter: TextsOf<keyof OrderFilters & string>;
  } & FilterTexts<OrderFilters>;
  readonly offers: {
    readonly status: TextsOf<OfferStatus>;
    readonly origin: TextsOf<StockOrigin>;
    readonly stockType: TextsOf<StockType>;
    readonly pricePosition: TextsOf<(typeof pricePositions)[number]>;
    readonly rule: TextsOf<RuleFollowing>;
    readonly productType: TextsOf<ProductType>;
    readonly product: { readonly by: TextsOf<RunKind> };
  };
  readonly exports: { readonly rowResult: TextsOf<RowResult>; readonly uploadState: TextsOf<UploadState> };
  readonly sync: {
    readonly colour: TextsOf<ResultColour>;
    readonly step: TextsOf<ProgressStep>;
    readonly cause: TextsOf<CauseGroup>;
    readonly remedy: TextsOf<Remedy>;
    readonly title: TextsOf<SyncResultType>;
    readonly hint: TextsOf<SyncResultType>;
    readonly solution: TextsOf<SyncResultType>;
    readonly reason: TextsOf<SyncResultType>;
  };
  readonly uploads: { readonly refusal: TextsOf<UploadRefusal> };
  readonly uploadsCodes: {
    readonly uploadType: TextsOf<UploadType>;
    readonly field: TextsOf<UploadField>;
    readonly unreadable: TextsOf<UnreadableProblem>;
    readonly identifier: TextsOf<IdentifierProblemCode>;
    readonly note: TextsOf<RowNoteCode>;
    readonly suggestion: TextsOf<SuggestionKind>;
  };
  readonly warehouse: { readonly state: TextsOf<StockState>; readonly remark: TextsOf<StockRemark> };
}
