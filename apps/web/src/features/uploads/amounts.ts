import { numberTag } from '@offizin/domain/locale/locales';
import { numberFormat } from '@offizin/i18n/intl-formats';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';

const megabyte = 1024 * 1024;
const minus = (text: string): string => text.replace('-', '−');

/** How this screen writes prices without their currency, changes of them, file sizes and moments. */
export function useAmounts() {
  const { code } = useLocaleSwitch();
  const formats = useFormats();
  const t = useTranslations('uploads.moment');
  return useMemo(() => {
    const tag = numberTag(code);
    const percent = numberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    const signed = numberFormat(tag, { signDisplay: 'exceptZero', useGrouping: 'always' });
    const tenths = numberFormat(tag, { maximumFractionDigits: 1 });
    return {
      /** Of cents. */
      price: formats.amount,
      percent: (from: number, to: number) => minus(percent.format((to - from) / from)),
      signed: (change: number) => minus(signed.format(change)),
      megabytes: (bytes: number) => tenths.format(bytes / megabyte),
      /** Today and yesterday by their names, other days by their dates. */
      moment: (instant: string, now: Date) => {
        const yesterday = new Date(now.getTime() - 86_400_000);
        const day = formats.day(instant);
        const time = formats.time(instant);
        if (day === formats.day(now)) return t('today', { time });
        return day === formats.day(yesterday) ? t('yesterday', { time }) : formats.shortDayTime(instant);
      },
    };
  }, [code, formats, t]);
}

export type Amounts = ReturnType<typeof useAmounts>;
