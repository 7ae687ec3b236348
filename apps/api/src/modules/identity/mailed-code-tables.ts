import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';

export type MailedCodePurpose = 'password' | 'registration';

export interface MailedCodeTable {
  id: string;
  purpose: MailedCodePurpose;
  brand: BrandId;
  holder: string | null;
  flow_hash: Buffer;
  user_id: string | null;
  email: string | null;
  locale: LocaleCode | null;
  code_mac: Buffer;
  sealed_code: Buffer | null;
  tries_left: number;
  created_at: Date;
  expires_at: Date;
}
