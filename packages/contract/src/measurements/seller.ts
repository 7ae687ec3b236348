import { largestVital, measuredScreens, mostFaults, vitalNames } from '@offizin/domain/measurements/measurements';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const faults = z.int().min(0).max(mostFaults);

/** What browsers tell of how fast and how whole pages are; nothing in it says whose (AUT-16). */
export const measurementsApi = {
  report: endpoint({
    method: 'POST',
    path: '/measurements',
    summary: 'What was measured of one screen: web vitals, and how many errors nobody caught',
    access: { kind: 'public' },
    idempotency: 'none',
    body: z.strictObject({
      screen: z.enum(measuredScreens),
      vitals: z
        .array(z.strictObject({ name: z.enum(vitalNames), value: z.int().min(0).max(largestVital) }))
        .max(vitalNames.length),
      faults: z.strictObject({ error: faults, rejection: faults }),
    }),
    response: z.strictObject({}),
    errors: ['csrf.invalid'],
  }),
} as const;
