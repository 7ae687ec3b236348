import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Question } from './question.tsx';

const nothing = () => {};

function Asked() {
  return (
    <Question title="Remove it?" cancel="Keep" confirm="Remove" running={false} onConfirm={nothing} onClose={nothing}>
      It is gone then.
    </Question>
  );
}

const buttonNamed = (name: string) => [...document.querySelectorAll('button')].find((it) => it.textContent === name);

test('GEN-13 the way out has the focus', async () => {
  await show(<Asked />);
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
});

test('GEN-13 who reaches a button before the dialog has settled keeps the focus there', async () => {
  const reached = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => {
    const button = buttonNamed('Remove');
    if (button === undefined) return;
    observer.disconnect();
    button.focus();
    reached.resolve();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await show(<Asked />);
  await reached.promise;
  // Long after the kit has done what it does late.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
});
