/** The steps of SYN-03 and the percentage free of errors from which each begins. */
export const progressSteps = ['insufficient', 'challenging', 'promising', 'optimum'] as const;
export type ProgressStep = (typeof progressSteps)[number];

export const progressFrom: Readonly<Record<ProgressStep, number>> = {
  insufficient: 0,
  challenging: 50,
  promising: 80,
  optimum: 95,
};

/** The step of a catalogue of `total` products of which `red` must be fixed; null without products. */
export function progressStep(total: number, red: number): ProgressStep | null {
  if (total === 0) return null;
  const right = (total - red) * 100;
  return progressSteps.findLast((step) => right >= progressFrom[step] * total) ?? 'insufficient';
}

/** The step that the catalogue would reach once `fixed` of its red results are fixed. */
export function stepAfterFixing(total: number, red: number, fixed: number): ProgressStep | null {
  return progressStep(total, Math.max(0, red - fixed));
}

/** The share free of errors, from 0 to 1 in steps of a thousandth; never more than it is, so that 1 means all of them. */
export function shareFreeOfErrors(total: number, red: number): number {
  return total === 0 ? 0 : Math.floor(((total - red) * 1000) / total) / 1000;
}
