import { codeSystems, type CodeSystemId } from '../identifiers/code-systems.ts';
import { isDigits } from '../identifiers/code-check.ts';
import { isGtin } from '../identifiers/gtin.ts';

interface LabelledCode {
  /** How many digits a code of this label has. */
  readonly lengths: readonly number[];
  /** Whether a check digit proves the digits. */
  readonly isProven: (digits: string) => boolean;
}

/** A code of a system in its usual lengths, of which those below `checkedFrom` digits have no check digit. */
const ofSystem = (system: CodeSystemId, lengths: readonly number[], checkedFrom = 0): LabelledCode => ({
  lengths,
  isProven: (digits) => digits.length >= checkedFrom && codeSystems[system].check(digits).result === 'valid',
});
const gtin: LabelledCode = { lengths: [8, 12, 13, 14], isProven: isGtin };

/** The words that stand before codes on packs and in files, and the codes that follow them. */
const labels: Readonly<Record<string, LabelledCode>> = {
  pzn: ofSystem('pzn', [7, 8]),
  ppn: { lengths: [12], isProven: () => false },
  cn: ofSystem('cn', [6, 7], 7),
  cip: ofSystem('cip', [7, 13], 13),
  acl: ofSystem('cip', [7, 13], 13),
  cnp: ofSystem('cnp', [7]),
  minsan: ofSystem('aic', [9]),
  aic: ofSystem('aic', [9]),
  phc: ofSystem('pharmacode', [7]),
  pharmacode: ofSystem('pharmacode', [7]),
  ean: gtin,
  gtin,
};

const dotted = (name: string) => [...name].join(String.raw`\.?\s?`);
const separators = String.raw`[\s\u200B-\u200D\uFEFF:;.,#=_/|()\[\]*‐‑–—−-]*`;
const numberSign = `(?:n(?:[°ºo]|r|úm|um)?\\.?${separators})?`;
/** The word with what parts it from the digits; in group 2 a number that may belong to it, as in `EAN-13`. */
const written = new RegExp(
  `^${separators}(${Object.keys(labels).map(dotted).join('|')})${separators}${numberSign}(?=\\d)(?:(7|8|9|13|14)(?=\\D*\\d))?`,
  'i',
);

const numberBefore = new RegExp(`^${separators}${numberSign}`, 'i');

/** The digits of a text, with the dot or comma before the control digit of a Spanish code where it stands. */
const digitsOf = (text: string) => text.replace(/[\s.,\u200B-\u200D\uFEFF‐‑–—−-]+/g, '');

/**
 * A code without the label before it, `PZN-13633741` or `EAN-13: 4009900000024`; the text itself where no label is known.
 * A number at the label's end belongs to it only where what follows is a code of the label and what stands with it is none:
 * by the number of digits first, then by the check digit; where both pass, the digits are the code's.
 */
export function withoutLabel(text: string): string {
  const found = written.exec(text);
  if (found === null) return text;
  const label = labels[(found[1] ?? '').toLowerCase().replace(/[\s.]/g, '')];
  const number = found[2] ?? '';
  const rest = text.slice(found[0].length).replace(numberBefore, '');
  if (number === '' || label === undefined) return text.slice(found[0].length - number.length);
  const whole = text.slice(found[0].length - number.length);
  const [all, part] = [digitsOf(whole), digitsOf(rest)];
  const fits = (digits: string) => isDigits(digits) && label.lengths.includes(digits.length);
  if (!fits(part)) return whole;
  if (!fits(all)) return rest;
  return !label.isProven(all) && label.isProven(part) ? rest : whole;
}
