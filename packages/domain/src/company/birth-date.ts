/** Whole years between two days `YYYY-MM-DD`. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether somebody born on this day is of age and can be alive. */
export function isAdultsBirthDate(day: string, today: string): boolean {
  if (!isCalendarDay(day)) return false;
  const age = yearsBetween(day, today);
  return age >= 18 && age < 110;
}
