import { useEffect } from 'react';
import { initialData } from '../platform/initial-data.ts';
import { loadScript } from '../platform/load-script.ts';
import { consentChanged, currentConsent } from '../platform/consent.ts';

/** What the provider's script puts on the page. */
interface Widget {
  /** Shows the chat; it gets the language and nothing about the person. */
  readonly show: (options: { readonly language: string }) => void;
  /** Takes the chat away. */
  readonly hide: () => void;
  /** Whether it may keep cookies; false removes those that it has. */
  readonly cookies: (allowed: boolean) => void;
}

declare global {
  interface Window {
    /** Put there by the provider's script. */
    readonly supportChat?: Widget;
  }
}

/** The provider's chat; null where there is none. That is said on the console (AUT-15), unless the operator has set none up. */
async function findWidget(): Promise<Widget | null> {
  const url = initialData.supportChatUrl;
  if (url === null) return null;
  await loadScript(url).catch(() => {});
  if (window.supportChat !== undefined) return window.supportChat;
  console.error('The support chat widget is absent.');
  return null;
}

/** The support chat while somebody is signed in; its cookies follow the consent (AUT-15). */
export function SupportChat(): null {
  useEffect(() => {
    let isGone = false;
    let widget: Widget | null = null;
    const follow = () => widget?.cookies(currentConsent() === 'allowed');
    void findWidget().then((found) => {
      if (isGone) return;
      widget = found;
      // Before it is shown: it sets none that nobody allowed.
      follow();
      widget?.show({ language: document.documentElement.lang });
    });
    window.addEventListener(consentChanged, follow);
    return () => {
      isGone = true;
      window.removeEventListener(consentChanged, follow);
      widget?.cookies(false);
      widget?.hide();
    };
  }, []);
  return null;
}
