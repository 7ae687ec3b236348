import { test as base } from './journey.ts';
import { type Line, openLine } from './line.ts';

/** A journey whose page reaches the portal through a line that can be cut. */
export const test = base.extend<{ line: Line }>({
  line: async ({ page }, give) => {
    const line = await openLine();
    await give(line);
    await page.close();
    await line.close();
  },
});
