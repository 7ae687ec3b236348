import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { offerDetailQuery } from './offer-queries.ts';
import { listSearch } from './offer-search.ts';
import { ProductForm } from './product-form.tsx';
import type { ProductPlace } from './product-head.tsx';
import classes from './product-modal.module.css';

/** Everything of one product and its offer, over the list and with an address of its own (OFF-05, OFF-09, OFF-10). */
export function ProductModal(props: ProductPlace) {
  const { productId, search } = props;
  const t = useTranslations('offers.product');
  const navigate = useNavigate();
  const { data: offer, isError } = useQuery(offerDetailQuery(productId));
  const close = useCallback(
    () => void navigate({ to: '.', search: { ...listSearch(search) }, resetScroll: false }),
    [navigate, search],
  );
  if (offer !== undefined) return <ProductForm key={productId} {...props} offer={offer} onClose={close} />;
  return (
    <Dialog title={t('label')} opened onClose={close} width={984} isInHistory>
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
