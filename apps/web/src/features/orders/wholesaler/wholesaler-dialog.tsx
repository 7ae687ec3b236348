import type { WholesalerList, WholesalerProduct } from '@offizin/contract/orders/papers';
import { IconCircleCheck, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../../platform/live-queries.ts';
import { useSaveFile } from '../../../platform/use-save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogNote } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { MissingProduct } from './missing-product.tsx';
import { WholesalerProducts } from './wholesaler-products.tsx';
import { wholesalerQuery } from './wholesaler-query.ts';

const live = { queryKey: wholesalerQuery.queryKey, everyMs: 1000 };

interface ContentProps {
  readonly list: WholesalerList;
  readonly onMissing: (product: WholesalerProduct) => void;
}

function Content({ list: { products, isCut }, onMissing }: ContentProps) {
  const t = useTranslations('wholesaler');
  if (products.length === 0)
    return <StatePanel icon={<IconCircleCheck />} title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      {isCut ? <p>{t('cut')}</p> : null}
      <WholesalerProducts products={products} onMissing={onMissing} />
    </>
  );
}

/** What the open orders need from the wholesaler, by product: to print, to send, and to cancel what it has not got (ORD-19). */
export function WholesalerDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('wholesaler');
  const tActions = useTranslations('actions');
  const query = useQuery(wholesalerQuery);
  const saveFile = useSaveFile();
  const [missing, setMissing] = useState<WholesalerProduct | null>(null);
  useLiveQueries('order', live);
  const products = query.data?.products ?? [];
  const units = products.reduce((sum, product) => sum + product.units, 0);
  const save = (format: 'pdf' | 'xlsx') => void saveFile('GET /wholesaler-list/file', { query: { format } });
  const footer =
    products.length === 0 ? null : (
      <>
        <DialogNote>{t('sum', { products: products.length, units })}</DialogNote>
        <Button icon={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => save('xlsx')}>
          {t('sheet')}
        </Button>
        <Button tone="primary" icon={<IconPrinter size={16} aria-hidden />} onClick={() => save('pdf')}>
          {t('print')}
        </Button>
      </>
    );
  return (
    <Dialog title={t('title')} opened onClose={onClose} width={860} isPage isInHistory footer={footer}>
      <QueryState
        query={query}
        failed={{ title: t('failed.title'), text: tActions('nothingChanged'), retry: tActions('tryAgain') }}
      >
        {(list) => <Content list={list} onMissing={setMissing} />}
      </QueryState>
      {missing === null ? null : (
        <MissingProduct key={missing.productId} product={missing} onClose={() => setMissing(null)} />
      )}
    </Dialog>
  );
}
