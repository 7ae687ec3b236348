import { IconList } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { loadTopics } from '../../../platform/messages.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useWayBack } from '../../../ui/way-back.ts';
import type { OrderSearch } from '../order-search.ts';

const WholesalerDialog = lazyDialog(async () => {
  const [dialog] = await Promise.all([import('./wholesaler-dialog.tsx'), loadTopics(['wholesaler', 'orderDialogs'])]);
  return dialog.WholesalerDialog;
});

/** Leads to what the open orders need from the wholesaler (ORD-19). */
export function WholesalerLink({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders');
  return (
    <ButtonLink to="." search={{ ...search, wholesaler: true }} icon={<IconList size={16} aria-hidden />}>
      <span>{t('wholesaler')}</span>
    </ButtonLink>
  );
}

/** The list over the orders; closing leads back to them. */
export function Wholesaler({ isOpen, search }: { isOpen: boolean; search: OrderSearch }) {
  const { wholesaler: _, ...behind } = search;
  const close = useWayBack(isOpen, behind);
  return isOpen ? <WholesalerDialog onClose={close} /> : null;
}
