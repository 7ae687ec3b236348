import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as french } from './fr_FR.ts';

const swiss: Overlay = {
  company: { field: { region: 'Canton' } },
  offers: {
    bulk: { prices: { example: 'p. ex. -5 ou 2.5' } },
    product: { oneAndHalf: '1.5 fois l’offre la plus élevée' },
  },
  orderFile: { gtin: 'GTIN', postalCode: 'NPA', city: 'Localité' },
  orders: {
    detail: { total: 'Total, TVA incluse', shipping: 'Frais d’envoi', discount: 'Rabais' },
  },
  shell: {
    screen: {
      shipping_costs: 'Frais d’envoi',
      holidays: 'Vacances',
      fiscal_information: 'Informations fiscales (TVA)',
    },
  },
};

/** The Swiss national code has its own name, and a figure in a text the point that money has. */
export const messages = variantOf(french, swiss, (text) =>
  text.replaceAll(/[Cc]ode CIP\/ACL/g, 'Pharmacode').replaceAll(/\b([01]),5(?= ?(?:×|fois))/gu, '$1.5'),
);
