import { expect, test } from './testing/journey.ts';
import { begin, openRules } from './testing/price-rules.ts';

test('OFF-11 the preview of a rule is a file, of the group that is shown or of everything', async ({ page }) => {
  await openRules(page);
  await begin(page, 'Best price');
  for (const choice of ['Will change, .xlsx', 'All groups, .csv']) {
    await page.getByRole('button', { name: 'Preview as a table' }).press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: choice }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^price-rule-preview-.*\.(xlsx|csv)$/);
  }
});
