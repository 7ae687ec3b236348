/** Generous, in milliseconds: what is late on a busy machine is no failure, and what never comes is still one. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
