import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import type { Consent } from '@offizin/domain/consent';
import { consentDelay } from '@offizin/domain/feedback/durations';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { consentRequest, currentConsent, saveConsent } from './consent.ts';
import classes from './consent-dialog.module.css';

/** Opens by itself on public pages as long as nothing is chosen, and whenever it is asked for. */
function useConsentOpen(onPublicPage: boolean) {
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
  return [open, setOpen] as const;
}

/** The cookie consent: without a scrim, so that nothing waits for it; refusing and accepting weigh the same. */
export function ConsentDialog({ onPublicPage }: { onPublicPage: boolean }) {
  const t = useTranslations('shell.consent');
  const [open, setOpen] = useConsentOpen(onPublicPage);
  const [managing, setManaging] = useState(false);
  const [analytics, setAnalytics] = useState(currentConsent() === 'allowed');
  if (!open) return null;
  const decide = (consent: Consent) => {
    saveConsent(consent);
    setAnalytics(consent === 'allowed');
    setOpen(false);
  };
  return (
    <section className={classes['box']} role="dialog" aria-labelledby="consent-title">
      <h2 id="consent-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={classes['manage']}>
        <button type="button" aria-expanded={managing} onClick={() => setManaging(!managing)}>
          {t('manage')}
          {managing ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
        </button>
        {managing ? (
          <>
            <div className={classes['row']}>
              <div className={classes['what']}>
                <b>{t('necessary')}</b>
                <span>{t('necessaryText')}</span>
              </div>
              <span>{t('alwaysOn')}</span>
            </div>
            <div className={classes['row']}>
              <div className={classes['what']}>
                <b>{t('analytics')}</b>
                <span>{t('analyticsText')}</span>
              </div>
              <span>{analytics ? t('on') : t('off')}</span>
              <Switch aria-label={t('analytics')} checked={analytics} onChange={(event) => setAnalytics(event.currentTarget.checked)} />
            </div>
          </>
        ) : null}
      </div>
      <div className={classes['actions']}>
        <Button onClick={() => decide('denied')}>{t('refuse')}</Button>
        <Button onClick={() => decide('allowed')}>{t('accept')}</Button>
        {managing ? <Button onClick={() => decide(analytics ? 'allowed' : 'denied')}>{t('save')}</Button> : null}
      </div>
    </section>
  );
}
