/** Blanks of other widths, which web pages and word processors put in place of one. */
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Marks, embeddings, overrides and isolates that turn the direction of reading: with them a text says something else than is read. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Where a word may be parted, and signs without a width. The joiners within words and emoji are signs of their own. */
const unseen = /[\u00ad\u180e\u200b\u2060\ufeff]/g;

/** A text of several lines as it was meant: nothing in it turns the direction of what is read, or cannot be seen. */
export const meantText = (typed: string): string => typed.replace(directions, '').replace(unseen, '');

/** One line as it was meant: blanks of any width are blanks, letters are whole. */
export const meantLine = (typed: string): string =>
  meantText(typed)
    .replace(/[\u200c\u200d]/g, '')
    .replace(blanks, ' ')
    .normalize('NFC');
