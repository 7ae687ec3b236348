export interface NamedPack {
  readonly name: string;
  readonly pack: string;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
}

/** What a pack is called where it is heard and not seen: two packs of one product have one name, and changing the wrong one costs money (GEN-13). */
export const spokenName = ({ name, pack, nationalCode, gtin }: NamedPack): string =>
  [name, pack, nationalCode ?? gtin ?? ''].filter((part) => part !== '').join(', ');
