import { type RawBuilder, sql } from 'kysely';

/** Whether a price rule of any seller covers a product. */
export const coveredByRule = (productNo: RawBuilder<unknown>): RawBuilder<boolean> => sql`${productNo} is null`;
