import type { api } from '@offizin/contract/api';
import { uploadMediaType } from '@offizin/contract/uploads/seller';
import { brands } from '@offizin/domain/brand/brands';
import type { InputOf } from '../../../platform/http/route.ts';
import { templateWorkbook } from './template-workbook.ts';

/** The empty file of a type of upload, for the seller's market or another one (UPL-01). */
export async function template({ session, query }: InputOf<typeof api.uploads.template>) {
  const { locale, brand, row } = session;
  const market = query.market ?? row.seller.country_code;
  const made = await templateWorkbook({ market, type: query.type, locale, timeZone: brands[brand].timeZone });
  return { ...made, mediaType: uploadMediaType };
}
