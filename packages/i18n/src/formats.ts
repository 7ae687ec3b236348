import { type LocaleCode, locales } from '@offizin/domain/locale/locales';
import type { Money } from '@offizin/domain/money';
import { decimalSign } from '@offizin/domain/uploads/decimal-mark';

type Instant = string | Date;

function currencyFormats(tag: string): Readonly<Record<Money['currency'], Intl.NumberFormat>> {
  const money = (currency: Money['currency']) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, useGrouping: 'always' });
  return { EUR: money('EUR'), CHF: money('CHF') };
}

/** How shares and weeks are written. */
function shareFormats(tag: string) {
  const percents = { style: 'percent', maximumFractionDigits: 1 } as const;
  const percent = new Intl.NumberFormat(tag, percents);
  const signed = new Intl.NumberFormat(tag, { ...percents, signDisplay: 'exceptZero' });
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const share = new Intl.NumberFormat(tag, { style: 'percent', ...tenths });
  const oneDecimal = new Intl.NumberFormat(tag, tenths);
  const points = new Intl.NumberFormat(tag, { ...tenths, signDisplay: 'exceptZero' });
  // Calendar days of no time zone: they stand for themselves.
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    /** With exactly one decimal, as a chart writes thousands. */
    oneDecimal: (value: number) => oneDecimal.format(value),
    /** A share of 1 as per cent, with at most one decimal. */
    percent: (part: number) => percent.format(part),
    /** A change of such a share, with its sign. */
    signedPercent: (part: number) => signed.format(part).replace('-', '−'),
    /** A share in basis points as per cent, always with one decimal. */
    share: (basisPoints: number) => share.format(basisPoints / 10_000),
    /** A difference of such shares, with its sign and without the per cent. */
    points: (basisPoints: number) => points.format(basisPoints / 100).replace('-', '−'),
    /** From one calendar day, `YYYY-MM-DD`, to another. */
    dayRange: (from: string, to: string) => days.formatRange(new Date(from), new Date(to)),
  };
}

type DateFormat = (options: Intl.DateTimeFormatOptions) => (instant: Instant) => string;

function monthFormats(date: DateFormat) {
  return {
    monthOfYear: date({ month: 'long', year: 'numeric' }),
    monthName: date({ month: 'long' }),
    shortMonth: date({ month: 'short' }),
    narrowMonth: date({ month: 'narrow' }),
  };
}

/** How the portal writes numbers, money and times in a language, in the brand's time zone. */
export function makeFormats(locale: LocaleCode, timeZone: string) {
  const { tag } = locales[locale];
  const cached = new Map<string, Intl.DateTimeFormat>();
  const date = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const format = cached.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, ...options });
    cached.set(key, format);
    return (instant: Instant) => format.format(typeof instant === 'string' ? new Date(instant) : instant);
  };
  /** Some languages drop the zero that two digits ask for, and dates below each other no longer line up. */
  const aligned = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone, ...options });
    const twoDigits = (part: Intl.DateTimeFormatPart) =>
      part.type === 'day' || (part.type === 'month' && /^\d+$/.test(part.value))
        ? part.value.padStart(2, '0')
        : part.value;
    return (instant: Instant) => format.formatToParts(new Date(instant)).map(twoDigits).join('');
  };
  const longDay = date({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const time = date({ hour: '2-digit', minute: '2-digit' });
  const [currencies, integers] = [currencyFormats(tag), new Intl.NumberFormat(tag, { useGrouping: 'always' })];
  const amount = new Intl.NumberFormat(tag, {
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  /** Swiss French writes money with a point and other numbers with a comma. */
  const likeMoney = ({ type, value }: Intl.NumberFormatPart) =>
    type === 'decimal' ? decimalSign(locale) : value.replace('-', '−');
  const rate = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  /** Swiss German sets the minus between currency and number, and the space is lost. */
  const moneyText = ({ amount: minorUnits, currency }: Money) =>
    currencies[currency]
      .format(minorUnits / 100)
      .replace(/^([A-Z]{3})-/, '$1\u00a0-')
      .replace('-', '−');
  /** Minor units with two decimals, where the currency is shown elsewhere. */
  const amountText = (minorUnits: number) =>
    amount
      .formatToParts(minorUnits / 100)
      .map(likeMoney)
      .join('');
  return {
    money: moneyText,
    /** An amount among many: a sign stays beside it, the three letters of a currency stand at the sum alone. */
    moneyInLine: (value: Money) => (value.currency === 'EUR' ? moneyText(value) : amountText(value.amount)),
    number: (value: number) => integers.format(value),
    amount: amountText,
    /** Basis points as per cent, without the sign. */
    rate: (basisPoints: number) => rate.format(basisPoints / 100),
    ...shareFormats(tag),
    time,
    day: date({ day: 'numeric', month: 'long', year: 'numeric' }),
    ...monthFormats(date),
    weekday: date({ weekday: 'long' }),
    shortWeekday: date({ weekday: 'short' }),
    weekdayTime: date({ weekday: 'short', hour: '2-digit', minute: '2-digit' }),
    weekdayDay: date({ weekday: 'long', day: 'numeric', month: 'long' }),
    // A comma: the languages' own word before a time does not go with "until".
    dayTime: (instant: Instant) => `${longDay(instant)}, ${time(instant)}`,
    shortDay: date({ day: 'numeric', month: 'short' }),
    date: date({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    dateTime: date({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    shortDayTime: aligned({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }),
  };
}

export type Formats = ReturnType<typeof makeFormats>;
