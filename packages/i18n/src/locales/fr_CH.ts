import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as french } from './fr_FR.ts';

const swiss: Overlay = {
  orders: {
    file: { postalCode: 'NPA', city: 'Localité' },
    detail: { total: 'Total, TVA incl.' },
    paymentType: { cash_on_delivery: 'Remboursement' },
  },
};

export const messages = variantOf(french, swiss);
