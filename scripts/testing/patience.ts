/** Generous, in milliseconds: what is late on a busy machine is no failure, and what never comes is still one. */
export const patience = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
