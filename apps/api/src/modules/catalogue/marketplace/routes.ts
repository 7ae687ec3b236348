import { catalogueMachineApi } from '@offizin/contract/catalogue/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { bulkMarketOffers } from './bulk-market-offers.ts';
import { bulkProducts } from './bulk-products.ts';
import { product } from './read-product.ts';

export const catalogueMarketplaceRoutes = routesOf(catalogueMachineApi, {
  bulkMarketOffers,
  bulkProducts,
  product,
});
