import { isDeepStrictEqual } from 'node:util';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { marketplaceEvent } from '@offizin/contract/events/marketplace';
import * as marketplace from '@offizin/contract/orders/marketplace';
import { marketOfferRecord, productRecord } from '@offizin/contract/catalogue/marketplace';
import { invoiceParty, invoiceRecord } from '@offizin/contract/invoices/marketplace';
import { ledgerEntry, ledgerLine, ledgerPosting } from '@offizin/contract/ledger/marketplace';
import { handedOffer } from '@offizin/contract/offers/marketplace';
import { payoutRecord } from '@offizin/contract/payout/marketplace';
import { priceProposalRecord } from '@offizin/contract/price-proposals/marketplace';
import { salesBefore } from '@offizin/contract/reports/marketplace';
import { returnMove, returnRecord } from '@offizin/contract/returns/marketplace';
import { sellerRecord } from '@offizin/contract/sellers/marketplace';
import { warehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import { openingHours } from '@offizin/contract/calendar/opening-hours';
import { productImage } from '@offizin/contract/catalogue/product-image';
import { newOrdersDownload } from '@offizin/contract/orders/seller';
import * as views from '@offizin/contract/orders/views';
import * as session from '@offizin/contract/identity/session';
import { errorStatus, fieldCodes } from '@offizin/contract/errors';
import { companyCodes, ruleCodes } from '@offizin/domain/company/field-fault';
import { z } from 'zod';
import { type Header, type HeaderName, replyHeaders } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';

/** The schemas that get a name of their own; all others are written where they are used. */
const named: Readonly<Record<string, z.ZodType>> = {
  BulkResult: marketplaceApi.bulkOrders.response,
  HandedOffer: handedOffer,
  InvoiceParty: invoiceParty,
  InvoiceRecord: invoiceRecord,
  LedgerEntry: ledgerEntry,
  LedgerLine: ledgerLine,
  LedgerPosting: ledgerPosting,
  MarketOfferRecord: marketOfferRecord,
  MarketplaceEvent: marketplaceEvent,
  Menu: session.menuView,
  NewOrdersDownload: newOrdersDownload,
  OpeningHours: openingHours,
  OrderCard: views.orderCard,
  OrderDetail: views.orderDetail,
  OrderHistoryEntry: views.historyEntry,
  OrderLine: views.orderLine,
  OrderPast: marketplace.orderPast,
  OrderRecord: marketplace.orderRecord,
  PayoutRecord: payoutRecord,
  PostalAddress: views.postalAddress,
  PriceProposalRecord: priceProposalRecord,
  ProductImage: productImage,
  ProductRecord: productRecord,
  ReturnMove: returnMove,
  ReturnRecord: returnRecord,
  SalesBefore: salesBefore,
  Seller: session.sellerView,
  SellerRecord: sellerRecord,
  SessionDetails: session.sessionDetailsView,
  ShipmentUpdate: marketplace.shipmentUpdate,
  WarehouseStockRecord: warehouseStockRecord,
};

const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  message: z.enum(Object.keys(errorStatus)).describe('The code to act on'),
  detail: z.string().describe('For people who read the wire; not localised'),
  requestId: z.string(),
  errors: z
    .array(
      z.strictObject({
        path: z.string().describe('The path in the request, as in body.items.0.quantity'),
        code: z
          .string()
          .describe(
            `One of ${[...fieldCodes, ...ruleCodes, ...companyCodes].join(', ')}, or a code of the operation's own rules`,
          ),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
  current: z.unknown().optional().describe('The current state of what a 409 could not change'),
  retryAfter: z.int().optional().describe('Seconds to wait before trying again'),
});

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({ ...named, Problem: problem })) registry.add(schema, { id });

/** The components of one document: grows as schemas are translated, so that it names what is used and no more. */
export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly headers: Readonly<Record<string, Header>>;
  /** A JSON schema of what is sent (`input`) or received (`output`), with references to the named ones. */
  translate(schema: z.ZodType, io: 'input' | 'output'): JsonSchema;
  /** A reference to a header of replies. */
  pointToHeader(name: HeaderName): JsonSchema;
  readonly problem: z.ZodType;
}

const pointTo = (name: string) => `#/components/schemas/${name}`;

/** What a schema says of itself, the one that it was made of included. */
const descriptionOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.description;

/** A record of certain keys as an object with these fields, which is the same and plainer. */
function asFields(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const keys: unknown = Object(propertyNames).enum;
  if (!Array.isArray(keys) || schema['required'] === undefined) return schema;
  const properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

/** The same schema with references to the document's components in place of its own definitions. */
function relocated(schema: object): JsonSchema {
  return Object.fromEntries(
    Object.entries(asFields({ ...schema })).map(([key, value]) => [
      key,
      key === '$ref' ? pointTo(String(value).replace('#/$defs/', '')) : relocatedValue(value),
    ]),
  );
}

function relocatedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocatedValue);
  return typeof value === 'object' && value !== null ? relocated(value) : value;
}

/** Starts an empty set of components. Throws when a named schema reads differently in a request and in a reply. */
export function openComponents(): Components {
  const schemas: Record<string, JsonSchema> = {};
  const headers: Record<string, Header> = {};
  return {
    schemas,
    headers,
    pointToHeader: (name) => {
      headers[name] = replyHeaders[name];
      return { $ref: `#/components/headers/${name}` };
    },
    problem,
    translate: (schema, io) => {
      const {
        $schema: _,
        $defs = {},
        ...json
      } = z.toJSONSchema(schema, {
        io,
        metadata: registry,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          const description = descriptionOf(zodSchema);
          if (description !== undefined) jsonSchema.description = description;
        },
      });
      for (const [name, definition] of Object.entries($defs)) {
        const found = relocated(definition);
        if (schemas[name] !== undefined && !isDeepStrictEqual(schemas[name], found))
          throw new Error(`${name} has two meanings`);
        schemas[name] = found;
      }
      return relocated(json);
    },
  };
}
