/** Letters of any script, digits, spaces and what names are written with (VAL-01). */
const plain = /^[\p{L}\p{M}\p{N} .,'’\-&/()+]*$/u;

/** Whether a text has no special characters. */
export const isPlainName = (text: string): boolean => plain.test(text);
