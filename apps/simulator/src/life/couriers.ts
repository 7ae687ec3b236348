import type { CourierCode } from '@offizin/domain/orders/couriers';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import type { CountryCode } from '../demo/places.ts';
import type { Random } from '../random.ts';

/** With what an order leaves the shop. */
export interface Dispatch {
  readonly courier: CourierCode;
  readonly trackingNumber?: string;
  readonly trackingUrl?: string;
  readonly pickupCode?: string;
}

type Shares = readonly (readonly [CourierCode, number])[];

const everywhere: Shares = [
  ['pickup_point', 5],
  ['other', 3],
];

const parcelShares: Readonly<Record<CountryCode, Shares>> = {
  DE: [['dhl', 48], ['dpd', 14], ['gls', 12], ['hermes', 12], ['ups', 6], ...everywhere],
  FR: [['colissimo', 45], ['chronopost', 22], ['dpd', 15], ['gls', 10], ...everywhere],
  PT: [['ctt', 62], ['dpd', 14], ['gls', 10], ['dhl', 6], ...everywhere],
  CH: [['swiss_post', 70], ['dhl', 10], ['dpd', 8], ['ups', 4], ...everywhere],
  ES: [['correos', 24], ['correos_express', 18], ['seur', 22], ['mrw', 14], ['gls', 10], ['dhl', 4], ...everywhere],
  IT: [['poste_italiane', 50], ['gls', 20], ['dhl', 14], ['ups', 8], ...everywhere],
  GB: [['dpd', 50], ['dhl', 25], ['ups', 17], ...everywhere],
};

const numberPatterns: Readonly<Record<CourierCode, string | null>> = {
  dhl: '00340434############',
  dpd: '0158##########',
  gls: '50#########',
  hermes: 'H10############',
  ups: '1Z999AA1########42',
  seur: '0891######',
  correos: 'PQ#########ES',
  correos_express: '3230############',
  mrw: '02830#######',
  swiss_post: '9900##############',
  chronopost: 'XY#########FR',
  colissimo: '6A###########',
  ctt: 'RU#########PT',
  poste_italiane: 'ZA##########',
  own: null,
  pickup_point: null,
  other: 'KB-########',
};

const codeLetters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

/** How a shop of this country sends an order: courier and what that courier needs. */
export function chooseDispatch(
  country: CountryCode,
  deliveryType: OrderRecord['deliveryType'],
  random: Random,
): Dispatch {
  const quick = deliveryType === 'same_day_slot' || deliveryType === 'express_slot';
  const courier = quick && random.chance(0.75) ? 'own' : random.weighted(parcelShares[country]);
  if (courier === 'pickup_point') {
    return { courier, pickupCode: Array.from({ length: 6 }, () => random.pick(codeLetters)).join('') };
  }
  const pattern = numberPatterns[courier];
  if (pattern === null) return { courier };
  const trackingNumber = pattern.replace(/#/g, () => String(random.int(0, 9)));
  if (courier !== 'other') return { courier, trackingNumber };
  return { courier, trackingNumber, trackingUrl: `https://kurierbote.example/t/${trackingNumber}` };
}
