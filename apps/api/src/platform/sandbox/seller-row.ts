import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/** A shop as the database of the portal holds it. */
export type SellerRow = Selectable<Schema['seller']>;
