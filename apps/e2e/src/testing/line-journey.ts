import { test as base } from './journey.ts';
import { type Line, openLine } from './line.ts';

/** A journey whose page reaches the portal through a line that can be cut. */
export const test = base.extend<{ line: Line }>({
  line: async ({ page }, give) => {
    // A page that is asked whether it may be left is left: without an answer a reload would wait for ever. One that closed meanwhile needs none.
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    const line = await openLine();
    await give(line);
    await page.close();
    await line.close();
  },
});
