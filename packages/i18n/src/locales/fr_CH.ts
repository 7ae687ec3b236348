import type { Overlay } from '../messages.ts';
import { variantOf } from '../overlay.ts';
import { messages as french } from './fr_FR.ts';

const swiss: Overlay = {
  company: { field: { region: 'Canton' } },
  faults: {
    number: {
      INVALID_VIES:
        'Les numéros suisses ne figurent pas dans VIES. Demandez à l’Administration fédérale des contributions.',
    },
  },
  invoiceDocument: { title: { credit_note: 'Note de crédit' } },
  invoices: { type: { credit_note: 'Note de crédit' } },
  orderFile: { gtin: 'GTIN', city: 'Localité' },
  orders: {
    detail: { total: 'Total, TVA incluse', discount: 'Rabais' },
  },
  registrations: {
    field: { region: 'Canton' },
    vatCheckText: {
      unverified: 'Les numéros suisses ne figurent pas au registre européen (VIES). Vous n’avez rien à faire.',
      invalid:
        'Il ne figure pas au registre européen (VIES). Une faute de frappe ? Appelez-nous au {phone}. S’il est juste, adressez-vous à l’Administration fédérale des contributions.',
    },
  },
  search: { invoiceType: { credit_note: 'Note de crédit' } },
  shell: {
    screen: {
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

/** The Swiss national code and postal code have their own names, a figure has the point that money has, and the Swiss brand begins with a vowel. */
export const messages = variantOf(french, swiss, (text) =>
  text
    .replaceAll(/[Cc]ode CIP\/ACL/g, 'Pharmacode')
    .replaceAll(/[Cc]ode postal/g, 'NPA')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/\b([Dd]|[Qq]u)e \{brand\}/g, '$1’{brand}'),
);
