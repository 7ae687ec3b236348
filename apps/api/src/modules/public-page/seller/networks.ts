import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { socialAddress, type SocialNetwork } from '@offizin/domain/shop-profile/social-networks';

const fields = {
  WHATSAPP: 'whatsapp',
  FACEBOOK: 'facebook',
  LINKEDIN: 'linkedin',
  TWITTER: 'twitter',
} as const satisfies Readonly<Record<SocialNetwork, keyof ShopProfile['contact']>>;

const networks = Object.keys(fields) as SocialNetwork[];

/** The pages of a shop in networks. */
export const networksOf = (contact: ShopProfile['contact']) =>
  networks.flatMap((network) => {
    const name = contact[fields[network]];
    return name === null ? [] : { network, name, icon: fields[network], address: socialAddress(network, name) };
  });
