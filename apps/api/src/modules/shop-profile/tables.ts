import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { ImagePart, ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import type { ServiceAsk } from '@offizin/domain/services/service-asks';
import type { CalendarSchema } from '../calendar/tables.ts';
import type { LegalSchema } from '../legal-documents/tables.ts';
import type { Generated, JSONColumnType } from 'kysely';

interface ShopProfileTable {
  seller_id: string;
  brand: BrandId;
  short_description: string | null;
  about: string | null;
  responsible_name: string | null;
  responsible_title: string | null;
  texts_version: Generated<number>;
  phone_prefix: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  facebook: string | null;
  whatsapp: string | null;
  linkedin: string | null;
  twitter: string | null;
  contact_version: Generated<number>;
  hours_version: Generated<number>;
}

interface StoredFileTable {
  seller_id: string;
  id: string;
  brand: BrandId;
  bytes: number;
  names: string[];
  attached: boolean;
  created_at: Date;
}

interface ShopImageTable {
  seller_id: string;
  kind: ShopImageKind;
  brand: BrandId;
  file_id: string;
  width: number;
  height: number;
  part: JSONColumnType<ImagePart>;
}

interface ShippingCostsTable {
  seller_id: string;
  brand: BrandId;
  cost: number;
  free_above: number | null;
  version: Generated<number>;
  saved_at: Date;
}

interface ServiceStateTable {
  seller_id: string;
  brand: BrandId;
  code: ServiceCode;
  since: Date | null;
  asked: ServiceAsk | null;
  asked_at: Date | null;
  refused: ServiceAsk | null;
  refused_at: Date | null;
  refusal: string | null;
}

export interface ProfileSchema extends CalendarSchema, LegalSchema {
  service_state: ServiceStateTable;
  shipping_costs: ShippingCostsTable;
  shop_profile: ShopProfileTable;
  stored_file: StoredFileTable;
  shop_image: ShopImageTable;
}
