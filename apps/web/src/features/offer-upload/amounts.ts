import { locales } from '@offizin/domain/locale/locales';
import { useMemo } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';

const megabyte = 1024 * 1024;
const minus = (text: string): string => text.replace('-', '−');

/** How this screen writes prices without their currency, changes of them, file sizes and moments. */
export function useAmounts() {
  const { code } = useLocaleSwitch();
  const formats = useFormats();
  return useMemo(() => {
    const { tag } = locales[code];
    const price = new Intl.NumberFormat(tag, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    });
    const percent = new Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', useGrouping: 'always' });
    const tenths = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
    const day = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    return {
      /** Of cents. */
      price: (cents: number) => price.format(cents / 100),
      percent: (from: number, to: number) => minus(percent.format((to - from) / from)),
      signed: (change: number) => minus(signed.format(change)),
      megabytes: (bytes: number) => tenths.format(bytes / megabyte),
      /** Today and yesterday by their names, other days by their dates. */
      moment: (instant: string, now: Date) => {
        const yesterday = new Date(now.getTime() - 86_400_000);
        const ago = [now, yesterday].findIndex((each) => formats.day(each) === formats.day(instant));
        if (ago === -1) return formats.shortDayTime(instant);
        const name = day.format(-ago, 'day');
        return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}, ${formats.time(instant)}`;
      },
    };
  }, [code, formats]);
}

export type Amounts = ReturnType<typeof useAmounts>;
