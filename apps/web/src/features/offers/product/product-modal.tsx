import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { offerDetailQuery } from '../offer-queries.ts';
import { ProductForm } from './product-form.tsx';
import type { ProductPlace } from './product-head.tsx';
import classes from './product-modal.module.css';

/** Everything of one product and its offer, over the list and with an address of its own (OFF-05, OFF-09, OFF-10). */
export function ProductModal(props: ProductPlace & { readonly onClose: () => void }) {
  const { productId, onClose } = props;
  const t = useTranslations('offers.product');
  const { data: offer, isError } = useQuery(offerDetailQuery(productId));
  if (offer !== undefined) return <ProductForm key={productId} {...props} offer={offer} />;
  return (
    <Dialog title={t('label')} opened onClose={onClose} width={984} isInHistory>
      {isError ? (
        <StatePanel icon={<IconAlertCircle />} tone="red" title={t('missing.title')} text={t('missing.text')} />
      ) : (
        <div className={classes['waiting']} aria-busy>
          <SkeletonLine width="80%" />
          <SkeletonLine width="60%" />
          <SkeletonLine width="45%" />
        </div>
      )}
    </Dialog>
  );
}
