import { type ScreenId, screenDenial } from '@offizin/domain/access/screens';
import type { DemoSeller } from './sellers.ts';

/** Whether a shop may open one of the screens. */
export function mayOpen({ brand, record }: DemoSeller, anyOf: readonly ScreenId[]): boolean {
  const services = record.services.filter(({ status }) => status === 'subscribed').map(({ code }) => code);
  const subject = {
    brand,
    services,
    marketplaceType: record.marketplaceConfiguration.type,
    goldPartner: record.goldPartner,
    role: 'owner' as const,
  };
  return anyOf.some((screen) => screenDenial(screen, subject) === null);
}
