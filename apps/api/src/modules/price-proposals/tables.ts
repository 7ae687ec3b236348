import type { BrandId } from '@offizin/domain/brand/brands';
import type {
  ProposalReason,
  ProposalStatus,
  RejectionReason,
  RemovalReason,
} from '@offizin/domain/price-proposals/proposal';

interface PriceProposalTable {
  seller_id: string;
  id: string;
  brand: BrandId;
  proposal_no: string;
  reason: ProposalReason;
  status: ProposalStatus;
  version: number;
  created_at: Date;
  expires_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  rejection: RejectionReason | null;
  removal: RemovalReason | null;
}

interface PriceProposalItemTable {
  seller_id: string;
  proposal_id: string;
  product_no: number;
  brand: BrandId;
  new_price: number;
  old_price: number;
  best_price: number | null;
  recommended_price: number | null;
  units: number;
  commission_rate: number;
  vat_rate: number;
}

export interface PriceProposalSchema {
  price_proposal: PriceProposalTable;
  price_proposal_item: PriceProposalItemTable;
}
