import type { MouseEvent } from 'react';

let pressedAt = 0;
let typedAt = 0;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp), { capture: true });
}

/** Whether a click is the second half of a double click: what was corrected in between makes it one of its own. */
export function isSecondPress({ detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>): boolean {
  listen();
  const isSecond = detail > 1 && typedAt <= pressedAt;
  if (!isSecond) pressedAt = timeStamp;
  return isSecond;
}
