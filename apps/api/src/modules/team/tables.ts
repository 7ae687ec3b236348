import type { Role } from '@offizin/domain/access/roles';
import type { BrandId } from '@offizin/domain/brand/brands';

interface MembershipTable {
  seller_id: string;
  user_id: string;
  brand: BrandId;
  role: Role;
  invited_by: string | null;
  since: Date;
  ends_at: Date | null;
}

interface TeamInvitationTable {
  seller_id: string;
  id: string;
  brand: BrandId;
  email: string;
  role: Role;
  ends_at: Date | null;
  invited_by: string | null;
  key_hash: Buffer;
  sealed_key: Buffer | null;
  created_at: Date;
  expires_at: Date;
}

export interface TeamSchema {
  membership: MembershipTable;
  shop_visit: { user_id: string; seller_id: string; at: Date };
  team_invitation: TeamInvitationTable;
}
