import type { MenuView, SellerView, SessionDetailsView } from '@offizin/contract/identity/session';
import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import { menuFor } from '@offizin/domain/access/menu';
import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { servicesShown } from '@offizin/domain/services/service-asks';
import { type ActiveSession, sellerTimeZone } from '../../../../platform/session/active-session.ts';

export function sessionDetailsView(session: ActiveSession, viewedTours: readonly string[]): SessionDetailsView {
  return {
    sellerId: session.sellerId,
    userId: session.userId,
    userName: session.userName,
    locale: session.locale,
    isLocaleOfShop: session.userId !== null && session.row.userLocale === null,
    expiresAt: session.expiresAt.toISOString(),
    impersonatedBy: session.impersonatedBy,
    role: session.subject.role,
    lacksSecondFactor: session.row.lacksSecondFactor,
    viewedTours: [...viewedTours],
  };
}

/** A service that was asked for is pending until the marketplace has decided (PRO-09). */
export function sellerView(session: ActiveSession, asked: readonly ServiceCode[]): SellerView {
  const { seller } = session.row;
  return {
    externalId: seller.external_id,
    name: seller.name,
    createdAt: seller.created_at.toISOString(),
    physicalAddress: { city: seller.city, countryCode: seller.country_code },
    marketplaceConfiguration: { id: seller.configuration_id, type: seller.marketplace_type },
    locale: { code: session.locale },
    businessType: seller.business_type,
    services: servicesShown(seller.services, asked),
    goldPartner: seller.gold_partner,
    awaitsApproval: seller.status === 'pending',
    uploadFormats: seller.upload_formats,
    currency: brands[seller.brand].currency,
    timeZone: sellerTimeZone(session),
  };
}

export function menuView({ subject }: ActiveSession): MenuView {
  return {
    groups: menuFor(subject).map(({ group, screens: ids }) => ({
      group,
      items: ids.map((screen) => ({ screen, path: screens[screen].path })),
    })),
  };
}
