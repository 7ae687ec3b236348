import type { OpeningHours } from '@offizin/marketplace-client/api.gen';

type DayHours = OpeningHours['monday'];

const closed: DayHours = { mode: 'closed' };

function full(from: string, to: string): DayHours {
  return { mode: 'full', first: { from, to } };
}

function split(morning: readonly [string, string], afternoon: readonly [string, string]): DayHours {
  return {
    mode: 'split',
    first: { from: morning[0], to: morning[1] },
    second: { from: afternoon[0], to: afternoon[1] },
  };
}

function week(day: DayHours, saturday: DayHours, changes: Partial<OpeningHours> = {}): OpeningHours {
  return {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday,
    sunday: closed,
    ...changes,
  };
}

/** The weekly hours that the demo's shops keep. */
export const shopHours = {
  german: week(full('08:30', '18:30'), full('09:00', '13:00')),
  germanLunch: week(split(['08:30', '13:00'], ['14:30', '18:30']), full('09:00', '12:30'), {
    wednesday: full('08:30', '13:00'),
  }),
  swiss: week(full('08:00', '18:30'), full('08:00', '16:00')),
  french: week(full('09:00', '19:00'), full('09:00', '18:00')),
  frenchLunch: week(split(['09:00', '12:30'], ['14:00', '19:00']), full('09:00', '12:30')),
  spanish: week(split(['09:30', '14:00'], ['17:00', '20:30']), full('10:00', '14:00')),
  spanishLong: week(full('09:00', '21:30'), full('09:30', '21:30'), { sunday: full('10:00', '14:00') }),
  portuguese: week(full('09:00', '19:30'), full('09:00', '13:00')),
  italian: week(split(['08:30', '12:30'], ['15:30', '19:30']), full('08:30', '12:30')),
  british: week(full('09:00', '18:00'), full('09:00', '17:00')),
} as const satisfies Readonly<Record<string, OpeningHours>>;
