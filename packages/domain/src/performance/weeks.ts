import { addDays } from '../calendar/zoned-time.ts';
import { type MetricPeriod, periodFrom, periodOf } from './periods.ts';

/**
 * What a week is at an instant. Those that have begun are all in one list (`weeksAt`), so that every moment up to now lies in
 * exactly one of them; one that is to come is only ever asked for by an order that is due in it.
 */
export const weekStages = ['to_come', 'running', 'ended', 'published'] as const;
export type WeekStage = (typeof weekStages)[number];

/** The weeks that have begun, newest first: the one that runs, and those that ended before it. */
export function weeksAt(now: Date, timeZone: string, count: number): [MetricPeriod, ...MetricPeriod[]] {
  const running = periodOf(now, timeZone);
  const before = Array.from({ length: count - 1 }, (_, index) => addDays(running.firstDay, -7 * (index + 1)));
  return [running, ...before.map((day) => periodFrom(day, timeZone))];
}

/** Which stage a week is in; one that ended is provisional until it is published. */
export function stageOf({ from, until }: MetricPeriod, now: Date, isPublished: boolean): WeekStage {
  if (isPublished) return 'published';
  if (now < from) return 'to_come';
  return now < until ? 'running' : 'ended';
}

/** Whether the figures of a week may still change with its orders. */
export const isOpen = (stage: WeekStage): boolean => stage !== 'published';

/** The week that ended last. */
export const lastWeek = (now: Date, timeZone: string): MetricPeriod =>
  periodFrom(addDays(periodOf(now, timeZone).firstDay, -7), timeZone);
