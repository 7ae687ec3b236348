import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as french } from './fr_FR.ts';

const swiss: Overlay = {
  orders: {
    file: { postalCode: 'NPA', city: 'Localité' },
    detail: { total: 'Total, TVA incluse', shipping: 'Frais d’envoi' },
  },
  shell: {
    screen: { shipping_costs: 'Frais d’envoi', holidays: 'Vacances' },
  },
};

export const messages = variantOf(french, swiss);
