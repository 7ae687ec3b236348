import { cutText } from '../typed/cut-text.ts';

/** What no file system takes in a name, and what would lead out of a folder. */
const refused = /[\\/:*?"<>|\p{Cc}]+/gu;

/** So long is a folder's name at most: behind it names of files follow, and some programs count them together. */
const longest = 60;

/** The folder of a shop in an archive of several: its name, and its number at the marketplace because two may have one name. */
export function shopFolder({ name, externalId }: { readonly name: string; readonly externalId: string }): string {
  const plain = (text: string) => text.replace(refused, ' ').replace(/ +/g, ' ').trim();
  const shown = plain(name).replace(/^[. ]+/, '');
  return `${cutText(shown, longest).trim()} (${plain(externalId)})`;
}
