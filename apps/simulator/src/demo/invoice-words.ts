import type { LocaleCode } from '@offizin/domain/locale/locales';

interface Words {
  readonly commission: (orders: number) => string;
  readonly fee: string;
  readonly discount: string;
  /** What is passed on without VAT, and why it has none. */
  readonly stamps: { readonly text: string; readonly reason: string };
  readonly shipping: string;
  readonly vouchers: string;
  readonly correction: string;
  readonly report: string;
  readonly orders: string;
  readonly sales: string;
  readonly refunded: string;
}

const german: Words = {
  commission: (orders) => `Provision auf ${orders} Bestellungen`,
  fee: 'Grundgebühr',
  discount: 'Nachlass auf die Grundgebühr',
  stamps: { text: 'Briefmarken, weiterberechnet', reason: 'Briefmarken sind von der Mehrwertsteuer befreit.' },
  shipping: 'Versandkosten, die Ihre Kunden bezahlt haben',
  vouchers: 'Eingelöste Gutscheine',
  correction: 'Grundgebühr, anteilig zurück',
  report: 'Monatsbericht',
  orders: 'Bestellungen',
  sales: 'Umsatz',
  refunded: 'Erstattet',
};
const french: Words = {
  commission: (orders) => `Commission sur ${orders} commandes`,
  fee: 'Abonnement',
  discount: 'Remise sur l’abonnement',
  stamps: { text: 'Timbres refacturés', reason: 'Timbres exonérés de TVA.' },
  shipping: 'Frais de livraison payés par vos clients',
  vouchers: 'Bons d’achat utilisés',
  correction: 'Abonnement, remboursé en partie',
  report: 'Rapport mensuel',
  orders: 'Commandes',
  sales: 'Ventes',
  refunded: 'Remboursé',
};

/** What the demo's documents say, in the shop's language. */
export const invoiceWords: Readonly<Record<LocaleCode, Words>> = {
  de_DE: german,
  de_CH: german,
  fr_FR: french,
  fr_CH: french,
  es_ES: {
    commission: (orders) => `Comisión de ${orders} pedidos`,
    fee: 'Cuota mensual',
    discount: 'Descuento en la cuota mensual',
    stamps: { text: 'Sellos de correos', reason: 'Sellos de correos exentos de IVA (art. 20.Uno.1.º LIVA).' },
    shipping: 'Gastos de envío pagados por sus clientes',
    vouchers: 'Vales canjeados',
    correction: 'Cuota mensual, devuelta en parte',
    report: 'Informe mensual',
    orders: 'Pedidos',
    sales: 'Ventas',
    refunded: 'Reembolsado',
  },
  it_IT: {
    commission: (orders) => `Commissione su ${orders} ordini`,
    fee: 'Canone mensile',
    discount: 'Sconto sul canone mensile',
    stamps: { text: 'Francobolli riaddebitati', reason: 'Francobolli esenti da IVA.' },
    shipping: 'Spese di spedizione pagate dai clienti',
    vouchers: 'Buoni utilizzati',
    correction: 'Canone mensile, rimborsato in parte',
    report: 'Report mensile',
    orders: 'Ordini',
    sales: 'Vendite',
    refunded: 'Rimborsato',
  },
  pt_PT: {
    commission: (orders) => `Comissão sobre ${orders} encomendas`,
    fee: 'Mensalidade',
    discount: 'Desconto na mensalidade',
    stamps: { text: 'Selos postais', reason: 'Selos postais isentos de IVA.' },
    shipping: 'Portes pagos pelos seus clientes',
    vouchers: 'Vales utilizados',
    correction: 'Mensalidade, devolvida em parte',
    report: 'Relatório mensal',
    orders: 'Encomendas',
    sales: 'Vendas',
    refunded: 'Reembolsado',
  },
  en_GB: {
    commission: (orders) => `Commission on ${orders} orders`,
    fee: 'Monthly fee',
    discount: 'Discount on the monthly fee',
    stamps: { text: 'Postage stamps', reason: 'Postage stamps are exempt from VAT.' },
    shipping: 'Shipping paid by your customers',
    vouchers: 'Redeemed vouchers',
    correction: 'Monthly fee, given back in part',
    report: 'Monthly report',
    orders: 'Orders',
    sales: 'Sales',
    refunded: 'Refunded',
  },
};
