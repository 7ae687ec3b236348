import { type BrandId, brands } from '../brand/brands.ts';
import { type Area, type Level, mayIn, type Role } from './roles.ts';
import type { MarketplaceType, ServiceCode } from './seller-kinds.ts';

/** What a screen or an operation asks of the seller and its person; an absent part asks nothing. */
export interface Requirement {
  readonly brands?: readonly BrandId[];
  readonly anyService?: readonly ServiceCode[];
  /** Whether the seller works its sales itself: on some brands only pure sellers who are no gold partners do (ACC-04). */
  readonly directSales?: boolean;
  /** What the person's role must allow; to read, where the level is not said. */
  readonly area?: Area;
  readonly level?: Level;
  /** Open also to a person who still has to set up the second factor that the shop demands. */
  readonly beforeSecondFactor?: true;
}

export interface AccessSubject {
  readonly brand: BrandId;
  readonly services: readonly ServiceCode[];
  readonly marketplaceType: MarketplaceType;
  readonly goldPartner: boolean;
  /** What the person who is signed in is in the shop. */
  readonly role: Role;
  /** Whether the marketplace is still to approve the seller: until then nothing is open. */
  readonly awaitsApproval?: boolean;
  /** Whether the shop demands a second factor of the person, who has none: until then next to nothing is open. */
  readonly lacksSecondFactor?: boolean;
}

export type DenialReason = 'approval' | 'second_factor' | 'brand' | 'service' | 'seller_type' | 'role';

const checks: readonly { reason: DenialReason; passes: (r: Requirement, s: AccessSubject) => boolean }[] = [
  { reason: 'approval', passes: (_, s) => s.awaitsApproval !== true },
  { reason: 'second_factor', passes: (r, s) => s.lacksSecondFactor !== true || r.beforeSecondFactor === true },
  { reason: 'brand', passes: (r, s) => r.brands === undefined || r.brands.includes(s.brand) },
  {
    reason: 'service',
    passes: (r, s) => r.anyService === undefined || r.anyService.some((code) => s.services.includes(code)),
  },
  { reason: 'seller_type', passes: (r, s) => r.directSales === undefined || r.directSales === sellsDirectly(s) },
  { reason: 'role', passes: (r, s) => r.area === undefined || mayIn(s.role, r.area, r.level ?? 'read') },
];

/** Why somebody of a seller may not open what has this requirement, or null when it may. */
export function denialOf(requirement: Requirement, subject: AccessSubject): DenialReason | null {
  return checks.find((check) => !check.passes(requirement, subject))?.reason ?? null;
}

function sellsDirectly(subject: AccessSubject): boolean {
  if (!brands[subject.brand].salesForPureSellersOnly) return true;
  return subject.marketplaceType === 'pure' && !subject.goldPartner;
}
