import type { OrderDetail } from '@offizin/contract/orders/views';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useBeforeSessionEnds } from '../../../platform/use-before-session-ends.ts';
import { useKeptFields } from '../../../platform/use-kept-fields.ts';
import { changesOf, chosenOffers, followUpOf, readValue, typedOf } from './follow-up.ts';
import { followUpName, keepFollowUp, saidAgain } from './kept-follow-up.ts';
import type { ChosenUnits } from './reject-form.ts';
import { rejectionQuery } from './rejection-query.ts';

/** What is typed and unticked: asked about when the session ends, or kept. */
function useSaid(orderId: string) {
  const kept = useKeptFields(followUpName(orderId));
  const [unticked, setUnticked] = useState(() => saidAgain(kept).unticked);
  const [typed, setTyped] = useState(() => saidAgain(kept).typed);
  useBeforeSessionEnds({
    isUnsaved: () => typed.size > 0 || unticked.size > 0,
    keep: () => keepFollowUp(orderId, { typed, unticked }),
  });
  return {
    typed,
    unticked,
    tick: (followUp: string, isTicked: boolean) => {
      const next = new Set(unticked);
      if (isTicked) next.delete(followUp);
      else next.add(followUp);
      setUnticked(next);
    },
    type: (productId: string, text: string) => setTyped(new Map(typed).set(productId, text)),
  };
}

/** What the reason leads to, ticked until somebody says otherwise; done right after the rejection (ORD-20). */
export function useFollowUp(order: OrderDetail) {
  const t = useTranslations('orderDialogs.followUp');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const subject = subjectOf(useSignedIn());
  const { data } = useQuery(rejectionQuery(order.id));
  const { typed, unticked, tick, type } = useSaid(order.id);
  const mayPlan = screenDenial('holidays', subject, 'write') === null;

  /** What is offered for a reason and these units; null where there is nothing that one may do. */
  const offered = (reason: string, chosen: ChosenUnits) => {
    const followUp = followUpOf(reason);
    if (followUp === null) return null;
    if (followUp === 'plan_closure')
      return mayPlan ? { followUp, offers: [], isTicked: !unticked.has(followUp) } : null;
    const offers = chosenOffers(data?.offers ?? [], chosen);
    return offers.length === 0 ? null : { followUp, offers, isTicked: !unticked.has(followUp) };
  };

  /** Whether something was typed that is no value. */
  const isWrong = (reason: string, chosen: ChosenUnits): boolean => {
    const found = offered(reason, chosen);
    const kind = found === null ? null : typedOf(found.followUp);
    if (found === null || kind === null || !found.isTicked) return false;
    return found.offers.some(({ productId }) => readValue(kind, typed.get(productId) ?? '') === null);
  };

  const run = async (reason: string, chosen: ChosenUnits): Promise<void> => {
    const found = offered(reason, chosen);
    if (found === null || !found.isTicked) return;
    if (found.followUp === 'plan_closure') {
      await navigate({ to: screens.holidays.path });
      return;
    }
    const changes = changesOf(found.followUp, found.offers, typed);
    if (changes.length === 0) return;
    try {
      const { items } = await call('POST /offers/changes', { body: { changes } });
      const left = items.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged').length;
      showSnackbar(left === 0 ? 'success' : 'warning', left === 0 ? t('done', { count: items.length }) : t('left'));
    } catch {
      // The order is rejected whatever becomes of the offers.
      showSnackbar('warning', t('left'));
    }
    void queries.invalidateQueries({ queryKey: ['offers'] });
  };

  return {
    week: data?.week,
    typed,
    offered,
    isWrong,
    run,
    tick,
    type,
  };
}

export type FollowUp = ReturnType<typeof useFollowUp>;
