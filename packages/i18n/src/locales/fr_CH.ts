import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as french } from './fr_FR.ts';

const swiss: Overlay = {
  exports: { column: { code: 'Pharmacode' } },
  offers: {
    cell: { invalidStock: 'Un nombre entier de 0 à 99’999' },
    bulk: { prices: { example: 'p. ex. -5 ou 2.5' } },
    product: { oneAndHalf: '1.5 fois l’offre la plus élevée' },
  },
  orders: {
    file: { postalCode: 'NPA', city: 'Localité', code: 'Pharmacode' },
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
  uploadsCodes: { field: { code: 'Pharmacode' } },
};

export const messages = variantOf(french, swiss);
