/** Days before months, with points, strokes, hyphens or spaces between, as all languages of the portal write them. */
const dayMonthYear = /^(\d{1,2})[./\s-]\s*(\d{1,2})[./\s-]\s*(\d{4}|\d{2})\.?$/;
const yearMonthDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Reads a day that somebody typed as `YYYY-MM-DD`; null when it is none, as 31.2. is not. A year of two digits is one of this century. */
export function readTypedDay(text: string): string | null {
  const typed = text.trim();
  const [, days, months, years] = dayMonthYear.exec(typed) ?? [];
  const [, isoYear, isoMonth, isoDay] = yearMonthDay.exec(typed) ?? [];
  const [year, month, day] = [isoYear ?? years, isoMonth ?? months, isoDay ?? days];
  if (year === undefined || month === undefined || day === undefined) return null;
  const read = new Date(
    Date.UTC(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month) - 1, Number(day)),
  );
  const isReal = read.getUTCMonth() === Number(month) - 1 && read.getUTCDate() === Number(day);
  return isReal ? read.toISOString().slice(0, 10) : null;
}
