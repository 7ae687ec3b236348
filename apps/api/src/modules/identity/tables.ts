import type { BrandId } from '@offizin/domain/brand/brands';

interface AuthenticatorTable {
  user_id: string;
  brand: BrandId;
  sealed_key: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface RecoveryCodeTable {
  user_id: string;
  brand: BrandId;
  code_hash: Buffer;
  used_at: Date | null;
}

interface PasskeyTable {
  id: string;
  user_id: string;
  brand: BrandId;
  host: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  backup_eligible: boolean;
  backed_up: boolean;
  created_at: Date;
  used_at: Date | null;
}

/** What a challenge is asked for. */
export type PasskeyPurpose = 'add' | 'signin' | 'confirm';

interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  purpose: PasskeyPurpose;
  bound_hash: Buffer;
  expires_at: Date;
}

interface PendingSignInTable {
  token_hash: Buffer;
  user_id: string;
  brand: BrandId;
  remember: boolean;
  password_hash: Buffer;
  tries_left: number;
  expires_at: Date;
}

export interface SecondFactorSchema {
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  pending_signin: PendingSignInTable;
}
