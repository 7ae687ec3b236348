import { expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';

// It compiles every text of every language, which takes seconds.
test('GEN-01 every locale of the product is complete, and no text has another argument than English', async () => {
  const findings = await checkMessages();
  expect(findings.filter((finding) => /^[a-z]{2}_[A-Z]{2} /.test(finding))).toEqual([]);
});
