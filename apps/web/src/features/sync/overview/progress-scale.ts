import { progressFrom, type ProgressStep, progressSteps } from '@offizin/domain/sync/progress';

/** How wide each step is drawn, in per cent of the bar: the upper ones, where most sellers are, get more than their share. */
const widths: Readonly<Record<ProgressStep, number>> = {
  insufficient: 26,
  challenging: 26,
  promising: 30,
  optimum: 18,
};

export interface ScaleStep {
  readonly step: ProgressStep;
  readonly width: number;
  /** How much of it is filled, from 0 to 1. */
  readonly filled: number;
}

function bounds(index: number): { readonly from: number; readonly to: number } {
  const step = progressSteps[index];
  const next = progressSteps[index + 1];
  return {
    from: step === undefined ? 0 : progressFrom[step] / 100,
    to: next === undefined ? 1 : progressFrom[next] / 100,
  };
}

const within = (share: number, { from, to }: { from: number; to: number }) =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));

/** The steps of the bar with how far each is filled by a share of 0 to 1. */
export function scaleOf(share: number): readonly ScaleStep[] {
  return progressSteps.map((step, index) => ({ step, width: widths[step], filled: within(share, bounds(index)) }));
}

/** Where a share is on the bar, in per cent of its width. */
export function positionOnScale(share: number): number {
  return scaleOf(share).reduce((place, { width, filled }) => place + width * filled, 0);
}
