import { brands } from '@offizin/domain/brand/brands';
import { IconDeviceLaptop, IconHourglass, IconMail, IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { PanelLine } from '../../../parts/public/public-layout.tsx';
import type { AskedCode } from './asked-code.ts';
import classes from './create-pass.module.css';
import { TimeLeft } from '../../../ui/time-left.tsx';

/** Enough of an address to recognise it, for who looks over one's shoulder too. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** What holds while a code is out: where it went, how long it works, and what saving does. */
export function CodePanel({ asked, email }: { asked: AskedCode; email: string }) {
  const t = useTranslations('passwords.panel');
  const formats = useFormats();
  const brand = brands[initialData.brand].name;
  const other = (
    <Link to="/create-pass" className={classes['other']}>
      {t('otherAddress')}
    </Link>
  );
  return (
    <>
      <PanelLine
        icon={<IconMail size={20} aria-hidden />}
        title={t('sent', { time: formats.time(asked.sentAt) })}
        aside={other}
      >
        {email === '' ? t('sentText') : t('sentTo', { email: masked(email) })}
      </PanelLine>
      <PanelLine
        icon={<IconHourglass size={20} aria-hidden />}
        title={t('valid', { time: formats.time(asked.expiresAt) })}
        aside={<TimeLeft until={asked.expiresAt} over={t('over')} />}
      >
        {t('validText')}
      </PanelLine>
      <PanelLine icon={<IconDeviceLaptop size={20} aria-hidden />} title={t('devices')}>
        {t('devicesText')}
      </PanelLine>
      <PanelLine icon={<IconShieldCheck size={20} aria-hidden />} title={t('nobody', { brand })}>
        {t('nobodyText')}
      </PanelLine>
    </>
  );
}
