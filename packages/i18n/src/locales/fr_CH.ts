import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as french } from './fr_FR.ts';

const swiss: Overlay = {
  company: { field: { postalCode: 'NPA', region: 'Canton' } },
  history: { field: { postal_code: 'NPA' } },
  invoiceDocument: { title: { credit_note: 'Note de crédit' } },
  invoices: { type: { credit_note: 'Note de crédit' } },
  offers: {
    bulk: { prices: { example: 'p. ex. -5 ou 2.5' } },
    product: { oneAndHalf: '1.5 fois l’offre la plus élevée' },
  },
  orderFile: { gtin: 'GTIN', postalCode: 'NPA', city: 'Localité' },
  orderDialogs: {
    followUp: { wrong: { price: 'Saisissez un prix supérieur à 0, par exemple 12.50.' } },
  },
  orders: {
    detail: { total: 'Total, TVA incluse', discount: 'Rabais' },
  },
  registrations: {
    field: { postalCode: 'NPA', region: 'Canton' },
    vatCheckText: {
      unverified: 'Les numéros suisses ne figurent pas au registre européen (VIES). Vous n’avez rien à faire.',
      invalid:
        'Il ne figure pas au registre européen (VIES). Une faute de frappe ? Appelez-nous au {phone}. S’il est juste, adressez-vous à l’Administration fédérale des contributions.',
    },
  },
  shell: {
    screen: {
      holidays: 'Fermetures',
      fiscal_information: 'Informations fiscales (TVA)',
    },
  },
  tours: {
    invoices_new_reports: {
      list: { text: 'Factures, notes de crédit et nouveaux rapports mensuels, mois par mois avec votre solde.' },
    },
    order_card: {
      number: {
        text: 'Le numéro tel qu’il figure sur le bulletin de livraison et le montant de la commande. Un point signale que personne ne l’a encore ouverte.',
      },
    },
  },
};

/** The Swiss national code has its own name, and a figure in a text the point that money has. */
export const messages = variantOf(french, swiss, (text) =>
  text.replaceAll(/[Cc]ode CIP\/ACL/g, 'Pharmacode').replaceAll(/\b([01]),5(?=[ \u00A0]?(?:×|fois))/gu, '$1.5'),
);
