import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** What a challenge is asked for. */
export type PasskeyPurpose = 'add' | 'signin' | 'confirm';

export type MailedCodePurpose = 'password' | 'registration';

export type MailedCodeTable = Row<
  Columns['mailed_code'],
  {
    purpose: MailedCodePurpose;
  }
>;

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    authenticator: Columns['authenticator'];
    impersonation_token: Columns['impersonation_token'];
    mailed_code: MailedCodeTable;
    old_password: Columns['old_password'];
    passkey: Columns['passkey'];
    passkey_challenge: Row<
      Columns['passkey_challenge'],
      {
        purpose: PasskeyPurpose;
      }
    >;
    pending_signin: Columns['pending_signin'];
    recovery_code: Columns['recovery_code'];
    signin_failure: Row<
      Columns['signin_failure'],
      {
        scope: 'account' | 'address' | 'global';
      }
    >;
    user_account: Columns['user_account'];
  }
}
