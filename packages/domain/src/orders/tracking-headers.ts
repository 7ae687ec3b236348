import { foldWord } from '../uploads/fold.ts';

/** What a column of a courier's list says about a parcel. */
export const trackingFields = ['order', 'tracking', 'postalCode', 'name'] as const;
export type TrackingField = (typeof trackingFields)[number];

/**
 * How the lists of couriers and of shipping software name their columns, without accents, case and signs. A courier's
 * reference is what the sender typed: here the order's number.
 */
const words: Readonly<Record<TrackingField, string>> = {
  order: `order orderno ordernumber orderid reference reference1 ref ref1 yourreference customerreference shipmentreference
    senderreference clientreference bestellung bestellnummer bestellnr auftrag auftragsnummer auftragsnr referenz referenz1
    referenznummer kundenreferenz sendungsreferenz ihrereferenz pedido numeropedido numerodepedido npedido numpedido
    referencia referencia1 referenciacliente refcliente sureferencia referenciadelcliente commande numerocommande
    numerodecommande ncommande referenceclient referenceexpediteur referenceducolis ordine numeroordine numerodordine nordine
    riferimento riferimentocliente riferimentomittente encomenda numeroencomenda numerodeencomenda referenciadocliente`,
  tracking: `tracking trackingnumber trackingno trackingid trackingcode parcel parcelnumber parcelno parcelid consignment
    consignmentnumber shipment shipmentnumber shipmentid waybill barcode sendung sendungsnummer sendungsnr sendungsid
    sendungscode paket paketnummer paketnr paketscheinnummer identcode trackingnummer envio numeroenvio numerodeenvio
    codigoenvio codigodeenvio codigodelenvio expedicion numeroexpedicion numerodeexpedicion localizador seguimiento
    numeroseguimiento numerodeseguimiento codigodebarras codigobarras ecb bulto suivi numerosuivi numerodesuivi colis
    numerocolis numerodecolis ncolis spedizione numerospedizione numerodispedizione letteradivettura ldv codicespedizione
    numerodirastreio rastreio numeroderastreio seguimento numerodeseguimento objeto codigodeobjeto guia numerodeguia`,
  postalCode: `postalcode postcode zip zipcode receiverpostcode receiverzip recipientpostcode deliverypostcode plz
    postleitzahl empfangerplz empfangerpostleitzahl plzempfanger cp codigopostal cpdestino cpdestinatario
    codigopostaldestino codigopostaldestinatario codepostal codepostaldestinataire cpdestinataire npa cap capdestinatario
    codigopostaldodestinatario`,
  name: `name recipient recipientname receiver receivername consignee consigneename empfanger empfangername
    empfangername1 name1 nameempfanger nombre destinatario nombredestinatario nombredeldestinatario destinataire
    nomdestinataire nomdudestinataire nom nome nomedestinatario nomedodestinatario ragionesocialedestinatario`,
};

const fields = new Map<string, TrackingField>(
  trackingFields.flatMap((field) => words[field].split(/\s+/).map((word) => [word, field] as const)),
);

/** What a column is by its header, or null. */
export function trackingFieldOf(header: string): TrackingField | null {
  return fields.get(foldWord(header)) ?? null;
}
