import type { BusinessType, MarketplaceType, SubscribedService } from '@offizin/domain/access/seller-kinds';
import type { OpeningHours } from '@offizin/domain/calendar/opening-hours';
import type { RefundLimits } from '@offizin/domain/returns/refund-limit';
import type { UploadFormat } from '@offizin/domain/uploads/upload-formats';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

export type SellerTable = Row<
  Columns['seller'],
  {
    status: 'pending' | 'active' | 'banned';
    business_type: BusinessType;
    marketplace_type: MarketplaceType;
    services: SubscribedService[];
    /** Null where nobody has given them. */
    opening_hours: OpeningHours | null;
    upload_formats: UploadFormat[];
    /** Those who have a limit. */
    refund_limits: Partial<RefundLimits>;
  }
>;

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    seller: SellerTable;
    seller_certificate: Columns['seller_certificate'];
    seller_contract: Columns['seller_contract'];
  }
}
