import { fileFormat } from '@offizin/spreadsheet/file-format';

/** The name of a feed's file, which ends as what it is: it is read and downloaded by it. */
export function fileNameOf(address: string, content: Uint8Array): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  const name = decoded(last)
    .replace(/\.[a-z]{1,5}$/i, '')
    .slice(0, 150);
  return `${name === '' ? 'feed' : name}.${fileFormat(content)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
