/** A word for comparing: lower case, without accents, spaces and punctuation; ß as ss. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '');
}
