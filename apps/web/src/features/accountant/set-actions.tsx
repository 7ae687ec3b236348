import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { useSaveFile } from '../../platform/use-save-file.ts';
import { Button } from '../../ui/button.tsx';
import { accountantKey } from './accountant-queries.ts';
import type { OpenShop } from './figures.tsx';
import { useLook } from './open-in-shop.ts';
import classes from './accountant.module.css';

const isReady = ({ month: { file } }: OpenShop): boolean => file?.status === 'ready';
const isPreparing = ({ month: { file } }: OpenShop): boolean => file?.status === 'preparing';
const isOutdated = ({ month: { file, set } }: OpenShop): boolean =>
  file?.status === 'ready' && file.missing > 0 && set === 'complete';

/** Has the sets of the chosen shops prepared, follows them and fetches them in one archive. */
export function SetActions({ chosen, month }: { chosen: readonly OpenShop[]; month: string }) {
  const t = useTranslations('accountant');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const save = useSaveFile();
  const look = useLook();
  const sellerIds = chosen.map(({ sellerId }) => sellerId);
  const prepare = useMutation({
    mutationFn: () => call('POST /accountant/sets', { body: { month, sellerIds } }),
    onError: (error) => showSnackbar('error', errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: accountantKey }),
  });
  const ready = chosen.filter(isReady);
  const partial = ready.filter(({ month: { file } }) => (file?.missing ?? 0) > 0).length;
  const isRunning = prepare.isPending || chosen.some(isPreparing);
  const areAllReady = ready.length > 0 && ready.length === chosen.length;
  const begin = () => (chosen.length === 0 ? showSnackbar('warning', t('prepare.none')) : prepare.mutate());
  const download = async () => {
    await save('GET /accountant/sets/:month/file', {
      params: { month },
      query: { shops: ready.map(({ sellerId }) => sellerId).join(',') },
    });
    for (const { sellerId } of ready) await look(sellerId, month);
  };
  const isDone = areAllReady && !chosen.some(isOutdated);
  return (
    <div className={classes['acts']}>
      <span className={classes['said']} role="status">
        {isRunning || ready.length > 0
          ? [
              t('prepare.done', { ready: ready.length, count: chosen.length }),
              ...(isRunning || partial === 0 ? [] : [t('prepare.partial', { count: partial })]),
            ].join('. ')
          : null}
      </span>
      <Button
        tone={isDone ? 'default' : 'primary'}
        icon={<IconFileZip size={16} aria-hidden />}
        running={isRunning && t('prepare.running')}
        onClick={begin}
      >
        {t(areAllReady ? 'prepare.again' : 'prepare.button')}
      </Button>
      {ready.length > 0 && !isRunning ? (
        <Button
          tone={isDone ? 'primary' : 'default'}
          icon={<IconDownload size={16} aria-hidden />}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
      ) : null}
    </div>
  );
}
