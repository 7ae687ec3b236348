/** An amount of a document in minor units. */
export const cents = (text: string): number => Math.round(Number(text) * 100);

/** The texts of every element of a name, in their order. */
export const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
export const one = (xml: string, name: string): string => all(xml, name)[0] ?? '';

/** What is in every element of a name, as it is written. */
export const parts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, text = '']) => text);
export const part = (xml: string, name: string): string => parts(xml, name)[0] ?? '';
