import type { Consent } from '@offizin/domain/consent';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Button } from '../ui/button.tsx';
import { currentConsent, saveConsent } from '../platform/consent.ts';
import classes from './consent-dialog.module.css';

const ConsentSwitch = lazyPart(async () => (await import('./consent-switch.tsx')).ConsentSwitch, { isAwaited: true });

/** The cookie consent: without a scrim, so that nothing waits for it; refusing and accepting weigh the same. */
export function ConsentDialog({ onDecided }: { onDecided: () => void }) {
  const t = useTranslations('consent');
  const [managing, setManaging] = useState(false);
  const [analytics, setAnalytics] = useState(currentConsent() === 'allowed');
  const decide = (consent: Consent) => {
    saveConsent(consent);
    onDecided();
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
              <ConsentSwitch label={t('analytics')} checked={analytics} onChange={setAnalytics} />
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
