import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';

interface Text {
  readonly type: LegalType;
  readonly text: string;
}

interface Shop {
  readonly name: string;
  readonly email: string;
}

const german = ({ name, email }: Shop): readonly Text[] => [
  {
    type: 'privacy_policy',
    text: `## Wer verantwortlich ist\n\n${name} verarbeitet Ihre Daten, um Bestellungen auszuführen und zu beraten.\n\n## Welche Daten\n\n- Name und Anschrift für die Lieferung\n- E-Mail-Adresse und Telefon für Rückfragen\n- Bestellte Produkte\n\n## Wie lange\n\nBelege bewahren wir so lange auf, wie es das Gesetz verlangt. Danach werden sie gelöscht.\n\n## Ihre Rechte\n\nSie erhalten Auskunft, Berichtigung und Löschung unter **${email}**.`,
  },
  {
    type: 'terms_conditions_imprint',
    text: `## Vertrag\n\nDer Kaufvertrag kommt mit ${name} zustande, sobald wir Ihre Bestellung bestätigen.\n\n## Lieferung\n\nWir versenden werktags. Den Liefertermin nennt die Bestellbestätigung.\n\n## Widerruf\n\nSie können binnen 14 Tagen ohne Angabe von Gründen widerrufen. Ausgenommen sind Arzneimittel und geöffnete Hygieneartikel.\n\n## Impressum\n\n${name}, ${email}`,
  },
];

const french = ({ name, email }: Shop): readonly Text[] => [
  {
    type: 'privacy_policy',
    text: `## Responsable\n\n${name} traite vos données pour exécuter vos commandes et vous conseiller.\n\n## Données\n\n- Nom et adresse pour la livraison\n- E-mail et téléphone pour toute question\n- Produits commandés\n\n## Vos droits\n\nAccès, rectification et effacement sur demande à **${email}**.`,
  },
  {
    type: 'terms_conditions',
    text: `## Contrat\n\nLe contrat de vente est conclu avec ${name} dès que nous confirmons votre commande.\n\n## Livraison\n\nNous expédions les jours ouvrables.\n\n## Rétractation\n\nVous disposez de 14 jours, sauf pour les médicaments et les articles d’hygiène ouverts.`,
  },
];

const spanish = ({ name, email }: Shop): readonly Text[] => [
  {
    type: 'privacy_policy',
    text: `## Responsable\n\n${name} trata sus datos para servir los pedidos y atender sus consultas.\n\n## Datos\n\n- Nombre y dirección para la entrega\n- Correo y teléfono para cualquier duda\n- Productos pedidos\n\n## Sus derechos\n\nPuede pedir acceso, rectificación y supresión en **${email}**.`,
  },
  {
    type: 'terms_conditions',
    text: `## Contrato\n\nEl contrato de compra se celebra con ${name} cuando confirmamos su pedido.\n\n## Envío\n\nEnviamos en días laborables. La confirmación indica la fecha de entrega.\n\n## Desistimiento\n\nDispone de 14 días sin indicar motivos, salvo medicamentos y artículos de higiene abiertos.`,
  },
];

/** What the demo accounts' shops publish, by the language in which their brand's shoppers read first. */
export const legalTexts: Readonly<Record<string, (shop: Shop) => readonly Text[]>> = {
  de: german,
  fr: french,
  es: spanish,
};
