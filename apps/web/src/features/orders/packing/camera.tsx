import { IconCamera } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { watchCodes } from './barcode-camera.ts';
import classes from './packing.module.css';

/** The camera as a scanner; where it is not allowed, what to do. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('packing.camera');
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const code = useEffectEvent(onCode);
  useEffect(() => {
    if (isRefused || video.current === null) return undefined;
    const ending = new AbortController();
    watchCodes(video.current, (each) => code(each), ending.signal).catch(() => {
      if (!ending.signal.aborted) setRefused(true);
    });
    return () => ending.abort();
  }, [isRefused]);
  if (!isRefused)
    return (
      <div className={classes['camera']}>
        <video ref={video} muted playsInline aria-label={t('view')} />
      </div>
    );
  return (
    <section className={classes['message']} data-tone="grey" role="alert" aria-label={t('refused.title')}>
      <span className={classes['sign']}>
        <IconCamera aria-hidden />
      </span>
      <div>
        <h2>{t('refused.title')}</h2>
        <p>{t('refused.text')}</p>
      </div>
      <div className={classes['acts']}>
        <Button size="large" onClick={() => setRefused(false)}>
          {t('refused.again')}
        </Button>
      </div>
    </section>
  );
}
