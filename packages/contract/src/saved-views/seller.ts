import { orderScreens } from '@offizin/domain/access/twin-screens';
import { limits } from '@offizin/domain/limits';
import { offerListFilters } from '@offizin/domain/offers/offer-filters';
import { offerSorts } from '@offizin/domain/offers/offer-sorts';
import { orderFilters } from '@offizin/domain/orders/order-filters';
import { orderSorts } from '@offizin/domain/orders/order-sorts';
import { orderTabNames } from '@offizin/domain/orders/statuses';
import { viewScopes } from '@offizin/domain/saved-views/saved-views';
import { z } from 'zod';
import { type Access, endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { filterBody } from '../filter-query.ts';
import { id, line, version } from '../scalars.ts';

const named = { name: line(limits.savedViewName) };

/** How many rows a view finds, where they are counted; `isMore` where there are more than are counted. */
const counted = z.strictObject({ rows: z.int(), isMore: z.boolean() });

/** The calls of one list's views: `shows` is what the list is like under each name. */
function viewsOf<const P extends string, const A extends Access, S extends z.ZodObject>(path: P, access: A, shows: S) {
  const view = z.strictObject({
    id,
    ...named,
    scope: z.enum(viewScopes),
    version: z.int(),
    /** Who saved it last. */
    by: z.string(),
    shows,
    counted: counted.nullable(),
  });
  const params = z.strictObject({ viewId: id });
  const ownedIds = { params: ['viewId'] } as const;
  // Whoever sees a list saves views of it; who acts on it also those of the shop, which the handlers ask.
  const common = { access, level: 'read', idempotency: 'required', locked: 'impersonation' } as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: "The views of this list that the person and the shop have saved, by name, the shop's first",
      access,
      response: z.strictObject({ views: z.array(view) }),
      errors: screenReadErrors,
    }),
    save: endpoint({
      ...common,
      method: 'POST',
      path,
      summary: 'Save what the list shows under a name, for oneself or for the shop',
      body: z.strictObject({ ...named, scope: z.enum(viewScopes), shows }),
      response: view,
      errors: [...screenWriteErrors, 'saved_view.too_many'],
    }),
    change: endpoint({
      ...common,
      method: 'PUT',
      path: `${path}/:viewId` as const,
      summary: 'Give a view another name, or another content',
      params,
      body: z.strictObject({ version, ...named, shows }),
      response: view,
      errors: [...screenWriteErrors, 'not_found', 'settings.version_conflict'],
      ownedIds,
    }),
    remove: endpoint({
      ...common,
      method: 'DELETE',
      path: `${path}/:viewId` as const,
      summary: 'Remove a view',
      params,
      body: z.strictObject({}),
      response: z.strictObject({}),
      errors: [...screenWriteErrors, 'not_found'],
      ownedIds,
    }),
  } as const;
}

/** What was typed into the search is left out: it may name a customer. */
const orderView = z.strictObject({
  tab: z.enum(orderTabNames),
  sort: z.enum(orderSorts).optional(),
  ...filterBody(orderFilters),
});
export type OrderViewShows = z.infer<typeof orderView>;

const offerColumn = z.strictObject({
  id: z.string().regex(/^[a-zA-Z]{1,30}$/),
  width: z.int().min(1).max(2000),
});

const offerView = z.strictObject({
  ...filterBody(offerListFilters),
  sort: z.enum(offerSorts).optional(),
  order: z.enum(['desc']).optional(),
  columns: z.array(offerColumn).max(40).optional(),
});
export type OfferViewShows = z.infer<typeof offerView>;

export const orderViewsApi = viewsOf('/orders/views', { kind: 'screens', anyOf: orderScreens }, orderView);
export const offerViewsApi = viewsOf('/offers/views', { kind: 'screens', anyOf: ['my_products'] }, offerView);
