import type { FeedState } from '@offizin/contract/feeds/seller';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { type FeedValues, feedSettingsOf } from './feed-form.ts';
import { feedQuery } from './feed-queries.ts';
import { writeQuery } from '../../../platform/write-query.ts';

/** Saves the feed, or removes it and closes what asked for it. */
export function useFeedCalls(onRemoved: () => void) {
  const t = useTranslations('feeds');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const show = (reply: { feed: FeedState | null }, text: string) => {
    writeQuery(queries, feedQuery.queryKey, reply);
    showSnackbar('success', text);
  };
  const remove = useMutation({
    mutationFn: () => call('DELETE /feed', { body: {} }),
    onSuccess: (reply) => {
      show(reply, t('removed'));
      onRemoved();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  const save = async (values: FeedValues) =>
    show(await call('PUT /feed', { body: feedSettingsOf(values) }), t('saved'));
  return { save, remove };
}
