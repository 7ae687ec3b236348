import type { InitialData } from '@offizin/contract/initial-data';
import { initialData } from './initial-data.ts';

interface Widget {
  render(
    at: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      callback: (token: string) => void;
      'error-callback': () => void;
      'timeout-callback': () => void;
    },
  ): unknown;
}

declare global {
  interface Window {
    /** Put there by the provider's script. */
    readonly turnstile?: Widget;
  }
}

let loading: Promise<void> | null = null;

function loadScript(url: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${url}?render=explicit`;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = null;
      script.remove();
      reject(new Error('the human check did not load'));
    });
    document.head.append(script);
  });
  return loading;
}

/** Where the form shows the check; it may be drawn a moment after the check began. */
async function holder(): Promise<HTMLElement> {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = document.querySelector<HTMLElement>('[data-human-check]');
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no form shows the human check');
}

/** Shows the provider's check in the form; resolves with what the server asks the provider about (AUT-09). */
export async function proveByProvider(check: NonNullable<InitialData['humanCheck']>): Promise<string> {
  await loadScript(check.scriptUrl);
  const within = await holder();
  const frame = document.createElement('div');
  within.replaceChildren(frame);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the human check failed'));
    window.turnstile?.render(frame, {
      sitekey: check.siteKey,
      language: document.documentElement.lang || initialData.locale.slice(0, 2),
      callback: resolve,
      'error-callback': fail,
      'timeout-callback': fail,
    });
    if (window.turnstile === undefined) fail();
  });
}
