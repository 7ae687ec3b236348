import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { focusNextFrame } from './focus-next-frame.ts';

const field = (name: string) => {
  const input = document.createElement('input');
  input.name = name;
  document.body.append(input);
  return input;
};

describe('the focus that comes back a frame later', () => {
  let frame: FrameRequestCallback = () => {};

  beforeEach(() => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
      frame = act;
      return 0;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  test('comes where what had it is gone, or still has it', () => {
    const [left, back] = [field('left'), field('back')];
    left.focus();
    focusNextFrame(() => back.focus());
    frame(0);
    expect(document.activeElement).toBe(back);
    left.focus();
    focusNextFrame(() => back.focus());
    left.remove();
    frame(0);
    expect(document.activeElement).toBe(back);
  });

  test('does not come where something else was opened meanwhile', () => {
    const [left, back, opened] = [field('left'), field('back'), field('opened')];
    left.focus();
    focusNextFrame(() => back.focus());
    opened.focus();
    frame(0);
    expect(document.activeElement).toBe(opened);
  });
});
