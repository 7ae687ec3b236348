const pad = (part: string | number): string => String(part).padStart(2, '0');

/** The time of day that somebody typed, as `HH:MM`: `8`, `830`, `8.30`, `8h30`; null where it is none. */
export function readTime(typed: string): string | null {
  const parts = /^(\d{1,2})(?:\s*[:.,h ]\s*(\d{2})?|(\d{2}))?\s*(?:h|Uhr)?$/i.exec(typed.trim());
  if (parts === null) return null;
  const hour = Number(parts[1]);
  const minute = Number(parts[2] ?? parts[3] ?? 0);
  const isDayTime = minute < 60 && (hour < 24 || (hour === 24 && minute === 0));
  return isDayTime ? `${pad(hour)}:${pad(minute)}` : null;
}
