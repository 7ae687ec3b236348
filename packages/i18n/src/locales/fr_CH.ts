import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as french } from './fr_FR.ts';

const swiss: Overlay = {
  offers: {
    bulk: { prices: { example: 'p. ex. -5 ou 2.5' } },
    product: { oneAndHalf: '1.5 fois l’offre la plus élevée' },
  },
  orders: {
    file: { postalCode: 'NPA', city: 'Localité' },
    detail: { total: 'Total, TVA incluse', shipping: 'Frais d’envoi', discount: 'Rabais' },
  },
  shell: {
    screen: {
      shipping_costs: 'Frais d’envoi',
      holidays: 'Vacances',
      fiscal_information: 'Informations fiscales (TVA)',
    },
  },
  uploads: {
    rules: { stockText: 'Entier de 0 à 99’999. Avec le grossiste, 0 signifie illimité.' },
    template: {
      field: { stock: 'Un nombre entier de 0 à 99’999. Avec l’origine « Grossiste », 0 signifie illimité.' },
    },
  },
};

/** The Swiss national code has its own name. */
export const messages = variantOf(french, swiss, (text) => text.replaceAll(/[Cc]ode CIP\/ACL/g, 'Pharmacode'));
