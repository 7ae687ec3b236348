const label = [
  'tracking(?: ?(?:number|code|id|nummer|no|nr))?',
  'sendungs?(?: ?(?:nummer|nr|id|verfolgung|code))?',
  'paket(?:schein)?(?:nummer|nr)?',
  'consignment(?: number)?',
  'parcel(?: number)?',
  '(?:(?:número|numero|nº|n°|n\\.º|código|codigo) de )?(?:seguimiento|envío|envio|expedición|localizador)',
  '(?:(?:número|numero|n\\.º|nº|código) de )?(?:seguimento|rastreio|objeto)',
  '(?:(?:numéro|numero|n°|nº) de )?(?:suivi|colis)',
  '(?:(?:numero|n\\.|codice) di )?(?:spedizione|tracciamento)',
].join('|');
/** A word for the number before the number itself, and "No." between them. */
const leadingLabel = new RegExp(`^(?:${label})(?=[\\s.:#(\\d-])(?:[\\s.:#(-]*(?:nr|no|n[º°.])(?=[\\s.:\\d]))?`, 'iu');
/** A courier's name, set apart from the number. */
const leadingName =
  /^(?:dhl|dpd|gls|hermes|ups|seur|correos(?: express)?|mrw|chronopost|colissimo|ctt|poste italiane|swiss post|die post)(?=[\s:])/iu;
/** Brackets, dots, dashes, slashes, blanks of every kind, signs that nobody sees. */
const punctuation = /[\p{P}\p{Z}\p{C}]/gu;
const edges = /^[\p{P}\p{Z}\p{C}]+/u;

const without = (start: RegExp, text: string): string => text.replace(start, '').replace(edges, '');

/**
 * A tracking number as it is stored, of one as it is printed or pasted: without its label and without what stands between
 * its letters and digits, in capitals. What it leaves is not checked here.
 */
export function normaliseTrackingNumber(typed: string): string {
  const visible = typed.replace(/\p{Cf}/gu, '').replace(edges, '');
  return without(leadingLabel, without(leadingName, visible)).replace(punctuation, '').toUpperCase();
}
