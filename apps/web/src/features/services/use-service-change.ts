import { brands } from '@offizin/domain/brand/brands';
import type { ServiceMove } from '@offizin/domain/services/service-asks';
import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { historyKey } from '../../parts/history/history-words.ts';
import { initialData } from '../../platform/initial-data.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { servicesQuery } from './services-queries.ts';
import { writeQuery } from '../../platform/write-query.ts';

type Wish = Exclude<ServiceMove['kind'], 'none'>;

/** Asks for a service or for its end, or takes that back; what it has become meanwhile is read again. */
export function useServiceChange(code: ServiceCode, onDone: () => void) {
  const t = useTranslations('services');
  const service = useTranslations('history.field')(`service_${code}`);
  const queries = useQueryClient();
  const errorText = useErrorText();
  const params = { code };
  return useMutation({
    mutationFn: (kind: Wish) =>
      kind === 'withdraw'
        ? call('POST /services/:code/withdraw', { params })
        : call('POST /services/:code/ask', { params, body: { kind } }),
    onSuccess: (view, kind) => {
      writeQuery(queries, servicesQuery.queryKey, view);
      const { name: brand } = brands[initialData.brand];
      showSnackbar('success', kind === 'withdraw' ? t('withdrawn', { service }) : t('sent', { brand, service }));
      onDone();
    },
    onError: (error) => {
      showSnackbar('error', errorText(error));
      void queries.invalidateQueries({ queryKey: servicesQuery.queryKey });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: historyKey }),
  });
}
