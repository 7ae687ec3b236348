import { fillAddress } from '@offizin/testkit/fill-address';
import { uploadMediaType } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { Browser, BrowserReply } from './browser.ts';

/** How a file of offers is uploaded, where it matters to a test. */
export interface SentFile {
  readonly type?: UploadType;
  readonly fileName?: string;
  readonly mediaType?: string;
  readonly idempotencyKey?: string;
}

const queryOf = ({ type = 'stock_and_price', fileName = 'offers.xlsx' }: SentFile) => ({ type, fileName });

const howOf = ({ mediaType = uploadMediaType, idempotencyKey }: SentFile) => ({
  headers: { 'content-type': mediaType },
  ...(idempotencyKey !== undefined && { idempotencyKey }),
});

/** Uploads a file that is expected to be taken; it is not checked yet. */
export function uploadFile(browser: Browser, file: Buffer, sent: SentFile = {}): Promise<Upload> {
  return browser.ask('POST /offer-uploads', { query: queryOf(sent), body: file }, howOf(sent));
}

/** Uploads a file, whether it is taken or refused. */
export function sendFile(browser: Browser, file: Buffer, sent: SentFile = {}): Promise<BrowserReply> {
  return browser.call('POST', fillAddress('/offer-uploads', { query: queryOf(sent) }), { body: file, ...howOf(sent) });
}
