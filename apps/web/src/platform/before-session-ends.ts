const lastWorks = new Set<() => Promise<unknown>>();

/** Work that needs the session: signing out waits for it. */
export function beforeSessionEnds(finish: () => Promise<unknown>): void {
  lastWorks.add(finish);
}

/** Resolves when all work that needs the session is done; each reports its own failure. */
export async function finishBeforeEnd(): Promise<void> {
  await Promise.allSettled([...lastWorks].map((finish) => finish()));
}
