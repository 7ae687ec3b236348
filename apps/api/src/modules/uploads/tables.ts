import type { RunSummary } from '@offizin/contract/uploads/rows';
import type { Upload, UploadProblem, UploadSource, UploadState } from '@offizin/contract/uploads/upload';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { UploadField } from '@offizin/domain/uploads/upload-fields';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** `corrects`: The applied upload whose refused rows these are; null for a file. */
export type OfferUploadTable = Row<
  Columns['offer_upload'],
  {
    type: UploadType;
    state: UploadState;
    problem: UploadProblem;
    source: UploadSource;
    reading: NonNullable<Upload['reading']>;
    reverted: NonNullable<Upload['reverted']>;
    corrected_summary: RunSummary;
  }
>;

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    offer_upload: OfferUploadTable;
    offer_upload_correction: Row<
      Columns['offer_upload_correction'],
      {
        field: UnreadableField | 'product';
      }
    >;
    offer_upload_file: Columns['offer_upload_file'];
    own_header: Row<Columns['own_header'], { field: UploadField }>;
    remembered_correction: Row<
      Columns['remembered_correction'],
      {
        field: UnreadableField;
      }
    >;
  }
}
