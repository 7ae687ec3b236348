const [zero, nine, dot, plus, minus, bigE, smallE] = [0x30, 0x39, 0x2e, 0x2b, 0x2d, 0x45, 0x65];
const maxDigits = 15;
const maxNumberLength = 400;
const powers = Array.from({ length: 23 }, (_power, exponent) => 10 ** exponent);

const isDigit = (byte: number): boolean => byte >= zero && byte <= nine;
const isSign = (byte: number): boolean => byte === plus || byte === minus;

function skipDigits(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isDigit(bytes[at] ?? 0)) at += 1;
  return at;
}

/** True for digits with sign, decimal point and exponent as XML Schema writes a double. */
export function isNumber(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > maxNumberLength) return false;
  const whole = isSign(bytes[start] ?? 0) ? start + 1 : start;
  let at = skipDigits(bytes, whole, end);
  let digits = at - whole;
  if (at < end && bytes[at] === dot) {
    const fraction = at + 1;
    at = skipDigits(bytes, fraction, end);
    digits += at - fraction;
  }
  if (digits === 0 || at === end) return digits > 0;
  if (bytes[at] !== bigE && bytes[at] !== smallE) return false;
  const exponent = at + (isSign(bytes[at + 1] ?? 0) ? 2 : 1);
  return exponent < end && skipDigits(bytes, exponent, end) === end;
}

/** The value of what `isNumber` accepted; digits and a point are read without making a string. */
export function parseNumber(bytes: Buffer, start: number, end: number): number {
  const negative = bytes[start] === minus;
  let mantissa = 0;
  let point = -1;
  if (end - start > maxDigits + 2) return Number(bytes.toString('latin1', start, end));
  for (let at = negative ? start + 1 : start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isDigit(byte)) mantissa = mantissa * 10 + (byte - zero);
    else if (byte === dot) point = at;
    else return Number(bytes.toString('latin1', start, end));
  }
  // Both are exact below 2^53 and 10^22, so their quotient is the nearest double, as Number() gives.
  const value = point < 0 ? mantissa : mantissa / (powers[end - point - 1] ?? Number.NaN);
  return negative ? -value : value;
}

/** Digits with the decimal point moved right by `exponent`. */
function movePoint(whole: string, fraction: string, exponent: number): string {
  const digits = whole + fraction;
  const point = whole.length + exponent;
  const before =
    point > 0
      ? digits
          .slice(0, point)
          .padEnd(point, '0')
          .replace(/^0+(?=\d)/, '')
      : '0';
  const after = point < 0 ? '0'.repeat(-point) + digits : digits.slice(point);
  return after === '' ? before : `${before}.${after}`;
}

/** A number without zeros at the end of its fraction. */
function withoutEndingZeros(text: string): string {
  return text.includes('.') ? text.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : text;
}

/**
 * A number as it is written, without exponent. Excel writes 18.9 as 18.899999999999999 and shows 15 digits: fractions
 * with more are rounded to those; whole numbers keep all of their digits.
 */
export function showNumber(written: string): string {
  if (/^-?(?:0|[1-9]\d*)(?:\.\d{1,8})?$/.test(written) && written.length <= maxDigits) return written;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(written) ?? [];
  const minusSign = sign === '-' ? '-' : '';
  if (Math.abs(Number(exponent)) > maxNumberLength) return written;
  const shown = movePoint(whole || '0', fraction, Number(exponent));
  const digits = shown.replace('.', '').replace(/^0+/, '');
  if (!shown.includes('.') || digits.length <= maxDigits) return minusSign + shown;
  const rounded = /^(\d)\.?(\d*)e([+-]\d+)$/.exec(Number(shown).toExponential(maxDigits - 1));
  const [, first = '', others = '', power = '0'] = rounded ?? [];
  return minusSign + withoutEndingZeros(movePoint(first, others, Number(power)));
}
