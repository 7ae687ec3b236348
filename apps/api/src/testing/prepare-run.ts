/** Vitest's global set-up: the first project of a run makes what all of them need. */
export default async function prepareRun(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SENT_STATEMENTS'] !== undefined) return undefined;
  // Loaded here: metrics can be registered only once in a process.
  const { makeTemplate } = await import('./template-database.ts');
  const { watchStatements } = await import('./distribution/sent-statements.ts');
  await makeTemplate();
  return await watchStatements();
}
