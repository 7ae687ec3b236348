import { consentDelay } from '@offizin/domain/feedback/durations';
import { useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { consentRequest, currentConsent } from '../platform/consent.ts';
import { loadTopics } from '../platform/messages.ts';

const ConsentDialog = lazyPart(async () => {
  const [{ ConsentDialog: Dialog }] = await Promise.all([import('./consent-dialog.tsx'), loadTopics(['consent'])]);
  return Dialog;
});

/** Opens the consent by itself on public pages as long as nothing is chosen, and whenever it is asked for (AUT-14). */
export function ConsentGate({ onPublicPage }: { onPublicPage: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!onPublicPage || currentConsent() !== null) return undefined;
    const timer = setTimeout(() => setOpen(true), consentDelay);
    return () => clearTimeout(timer);
  }, [onPublicPage]);
  useEffect(() => {
    const reopen = () => setOpen(true);
    window.addEventListener(consentRequest, reopen);
    return () => window.removeEventListener(consentRequest, reopen);
  }, []);
  return open ? <ConsentDialog onDecided={() => setOpen(false)} /> : null;
}
