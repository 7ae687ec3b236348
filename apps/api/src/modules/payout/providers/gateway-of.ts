import type { BrandId } from '@offizin/domain/brand/brands';
import type { PayoutProvider } from '@offizin/domain/payout/payout-account';
import type { Config } from '../../../platform/config.ts';
import { adyenGateway } from './adyen-gateway.ts';
import { hyperwalletGateway } from './hyperwallet-gateway.ts';
import type { PayoutGateway } from './payout-gateway.ts';
import type { PayoutSettings } from './payout-settings.ts';

type OfBrand = NonNullable<PayoutSettings[BrandId]>;

const makers: Readonly<Record<PayoutProvider, (settings: OfBrand) => PayoutGateway | null>> = {
  adyen: ({ adyen }) => (adyen === undefined ? null : adyenGateway(adyen)),
  hyperwallet: ({ hyperwallet }) => (hyperwallet === undefined ? null : hyperwalletGateway(hyperwallet)),
};

/** The provider as the brand's operator has it set up; null where it is not. */
export function gatewayOf({ payout }: Config, brand: BrandId, provider: PayoutProvider): PayoutGateway | null {
  const settings = payout[brand];
  return settings === undefined ? null : makers[provider](settings);
}
