import { IconLoader2, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { type PrintedPapers, usePrintOrders } from './use-print-orders.ts';

/** What is mostly printed of an order, by the name that it has in the texts. */
const choices = {
  slip: { paper: 'a4', kinds: ['packing_slip'] },
  small: { paper: 'label', kinds: ['packing_slip'] },
  label: { paper: 'label', kinds: ['label'] },
  both: { paper: 'label', kinds: ['label', 'packing_slip'] },
} as const satisfies Readonly<Record<string, PrintedPapers>>;

const names = ['slip', 'small', 'label', 'both'] as const;

/** Prints an order's packing slip or label, on A4 or on label paper (ORD-13). */
export function PrintMenu({ orderId }: { orderId: string }) {
  const t = useTranslations('orders.print');
  const { isPrinting, print } = usePrintOrders();
  return (
    <MenuButton
      button={
        <IconButton label={t('button')} aria-busy={isPrinting || undefined}>
          {isPrinting ? <IconLoader2 aria-hidden /> : <IconPrinter aria-hidden />}
        </IconButton>
      }
    >
      {(Menu) =>
        names.map((name) => (
          <Menu.Item key={name} disabled={isPrinting} onClick={() => void print([orderId], choices[name])}>
            {t(name)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  );
}
