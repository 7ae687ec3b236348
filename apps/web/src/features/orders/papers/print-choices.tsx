import { limits } from '@offizin/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Overlays } from '../../../ui/use-overlay.tsx';
import { orderDetailQuery } from '../order-queries.ts';
import { type PrintedPapers, usePrintOrders } from './use-print-orders.ts';

/** What is mostly printed of an order, by the name that it has in the texts. */
const choices = {
  slip: { paper: 'a4', kinds: ['packing_slip'] },
  small: { paper: 'label', kinds: ['packing_slip'] },
  label: { paper: 'label', kinds: ['label'] },
  both: { paper: 'label', kinds: ['label', 'packing_slip'] },
} as const satisfies Readonly<Record<string, PrintedPapers>>;

const names = ['slip', 'small', 'label', 'both'] as const;

export interface PrintChoicesProps {
  readonly Menu: Overlays['Menu'];
  readonly orderIds: readonly string[];
  readonly isPrinting: boolean;
  /** The menu closes before its file is there. */
  readonly onPrinting: (isPrinting: boolean) => void;
}

/** The label that the courier or the marketplace gives for an order, where it does (MKT-01). */
function GivenLabel({ Menu, orderId }: { Menu: Overlays['Menu']; orderId: string }) {
  const t = useTranslations('printing');
  const { data } = useQuery(orderDetailQuery('own', orderId));
  const href = data?.labelUrl ?? null;
  if (href === null) return null;
  return (
    <Menu.Item component="a" href={href} target="_blank" rel="noreferrer noopener">
      {t('given')}
    </Menu.Item>
  );
}

/** The items of the menu: which papers, on which paper. */
export function PrintChoices({ Menu, orderIds, isPrinting, onPrinting }: PrintChoicesProps) {
  const t = useTranslations('printing');
  const print = usePrintOrders();
  const begin = async (papers: PrintedPapers) => {
    onPrinting(true);
    // More than one document holds come as several.
    for (let from = 0; from < orderIds.length; from += limits.ordersPrinted)
      await print(orderIds.slice(from, from + limits.ordersPrinted), papers);
    onPrinting(false);
  };
  const [first, ...others] = orderIds;
  return (
    <>
      {first === undefined || others.length > 0 ? null : <GivenLabel Menu={Menu} orderId={first} />}
      {names.map((name) => (
        <Menu.Item key={name} disabled={isPrinting} onClick={() => void begin(choices[name])}>
          {t(name)}
        </Menu.Item>
      ))}
    </>
  );
}
