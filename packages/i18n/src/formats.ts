import { type LocaleCode, locales, numberTag } from '@offizin/domain/locale/locales';
import type { Money } from '@offizin/domain/money';
import { dateFormat, numberFormat } from './intl-formats.ts';

type Instant = string | Date;

const dateOf = (instant: Instant): Date => (typeof instant === 'string' ? new Date(instant) : instant);

const percents = { style: 'percent', maximumFractionDigits: 1 } as const;
const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
// Calendar days of no time zone: they stand for themselves.
const calendarDay = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** How shares and weeks are written, by the tags of the numbers and of the language. */
function shareFormats(numbers: string, tag: string) {
  return {
    /** With exactly one decimal, as a chart writes thousands. */
    oneDecimal: (value: number) => numberFormat(numbers, tenths).format(value),
    /** A share of 1 as per cent, with at most one decimal. */
    percent: (part: number) => numberFormat(numbers, percents).format(part),
    /** A change of such a share, with its sign. */
    signedPercent: (part: number) =>
      numberFormat(numbers, { ...percents, signDisplay: 'exceptZero' })
        .format(part)
        .replace('-', '−'),
    /** A share in basis points as per cent, always with one decimal. */
    share: (basisPoints: number) => numberFormat(numbers, { style: 'percent', ...tenths }).format(basisPoints / 10_000),
    /** A difference of such shares, with its sign and without the per cent. */
    points: (basisPoints: number) =>
      numberFormat(numbers, { ...tenths, signDisplay: 'exceptZero' })
        .format(basisPoints / 100)
        .replace('-', '−'),
    /** From one calendar day, `YYYY-MM-DD`, to another. */
    dayRange: (from: string, to: string) => dateFormat(tag, calendarDay).formatRange(new Date(from), new Date(to)),
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

const twoDecimals = { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Money with its currency, and amounts without. */
function moneyFormats(tag: string) {
  /** Swiss German sets the minus between currency and number, and the space is lost. */
  const money = ({ amount: minorUnits, currency }: Money) =>
    numberFormat(tag, { style: 'currency', currency, useGrouping: 'always' })
      .format(minorUnits / 100)
      .replace(/^([A-Z]{3})-/, '$1\u00a0-')
      .replace('-', '−');
  /** Minor units with two decimals, where the currency is shown elsewhere. */
  const amount = (minorUnits: number) =>
    numberFormat(tag, twoDecimals)
      .format(minorUnits / 100)
      .replace('-', '−');
  return {
    money,
    /** An amount among many: a sign stays beside it, the three letters of a currency are at the sum alone. */
    moneyInLine: (value: Money) => (value.currency === 'EUR' ? money(value) : amount(value.amount)),
    amount,
  };
}

/** Some languages drop the zero that two digits ask for, and dates below each other no longer line up. */
const withTwoDigits = (part: Intl.DateTimeFormatPart): string =>
  part.type === 'day' || (part.type === 'month' && /^\d+$/.test(part.value)) ? part.value.padStart(2, '0') : part.value;

/** How the portal writes numbers, money and times in a language, in a time zone (IANA). */
export function makeFormats(locale: LocaleCode, timeZone: string) {
  const { tag } = locales[locale];
  const numbers = numberTag(locale);
  const date = (options: Intl.DateTimeFormatOptions) => (instant: Instant) =>
    dateFormat(tag, { timeZone, ...options }).format(dateOf(instant));
  const aligned = (options: Intl.DateTimeFormatOptions) => (instant: Instant) =>
    dateFormat(tag, { timeZone, ...options })
      .formatToParts(dateOf(instant))
      .map(withTwoDigits)
      .join('');
  const longDay = date({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const time = date({ hour: '2-digit', minute: '2-digit' });
  return {
    ...moneyFormats(numbers),
    number: (value: number) => numberFormat(numbers, { useGrouping: 'always' }).format(value),
    /** Basis points as per cent, without the sign. */
    rate: (basisPoints: number) => numberFormat(numbers, { maximumFractionDigits: 2 }).format(basisPoints / 100),
    ...shareFormats(numbers, tag),
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
