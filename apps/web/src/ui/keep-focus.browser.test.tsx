import { useEffect, useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { useKeepFocus } from './keep-focus.ts';
import { Question } from './question.tsx';

let goes = () => {};

/** A case with one act, asked about first; the act goes when somebody says so, as it does with the answer. */
function Case() {
  const part = useRef<HTMLElement>(null);
  useKeepFocus(part);
  const [isThere, setThere] = useState(true);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    goes = () => setThere(false);
  }, []);
  return (
    <>
      <section ref={part} tabIndex={-1} aria-label="Case">
        {isThere ? (
          <div>
            <button type="button" onClick={() => setAsked(true)}>
              Decide
            </button>
            {isAsked ? (
              <Question
                title="Decide it?"
                cancel="Keep"
                confirm="Yes"
                running={false}
                onConfirm={() => setAsked(false)}
                onClose={() => setAsked(false)}
              >
                It is decided then.
              </Question>
            ) : null}
          </div>
        ) : null}
      </section>
      <button type="button">Elsewhere</button>
    </>
  );
}

const named = (name: string) => page.getByRole('button', { name });
const part = page.getByRole('region', { name: 'Case' });

beforeEach(() => show(<Case />));

test('GEN-13 the act goes with what was pressed: its part has the focus', async () => {
  await named('Decide').click();
  await expect.element(named('Keep')).toHaveFocus();
  goes();
  await expect.element(part).toHaveFocus();
});

test('GEN-13 the act goes after its question gave the focus back', async () => {
  await named('Decide').click();
  await expect.element(named('Keep')).toHaveFocus();
  await named('Yes').click();
  await expect.element(named('Decide')).toHaveFocus();
  goes();
  await expect.element(part).toHaveFocus();
});

test('GEN-13 whoever is elsewhere, or put the focus down, keeps what they did', async () => {
  await named('Decide').click();
  await named('Keep').click();
  await userEvent.click(named('Elsewhere'));
  goes();
  await expect.element(named('Decide')).not.toBeInTheDocument();
  await expect.element(named('Elsewhere')).toHaveFocus();
});

test('GEN-13 what was left by a blur is not brought back', async () => {
  await named('Decide').click();
  await named('Keep').click();
  await expect.element(named('Decide')).toHaveFocus();
  (named('Decide').element() as HTMLElement).blur();
  await new Promise((resolve) => setTimeout(resolve, 0));
  goes();
  await expect.element(named('Decide')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
