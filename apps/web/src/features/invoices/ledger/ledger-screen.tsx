import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { loadTopics } from '../../../platform/messages.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { CountTabs } from '../../../ui/count-tabs.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MoneyDialogs } from '../money-dialogs.tsx';
import { payoutsTab } from '../payouts/payouts-search.ts';
import { LedgerPage } from './ledger-page.tsx';
import { ledgerAddress, readLedgerSearch } from './ledger-search.ts';

const PayoutsPart = lazyPart(
  async () => {
    const [{ PayoutsPart: Part }] = await Promise.all([
      import('../payouts/payouts-part.tsx'),
      loadTopics(['settlement']),
    ]);
    return Part;
  },
  { isAwaited: true },
);

/** What the ledger has beside its orders. */
function Tabs({ current }: { current: 'orders' | 'payouts' }) {
  const t = useTranslations('ledger.tab');
  const label = useTranslations('shell.screen')('ledger');
  const tabs = [
    { key: 'orders', label: t('orders'), count: undefined, search: {} },
    { key: 'payouts', label: t('payouts'), count: undefined, search: { tab: payoutsTab } },
  ];
  return <CountTabs label={label} tabs={tabs} current={current} />;
}

/** The ledger and the payouts of a shop whose brand shows no invoices (INV-05). */
export function LedgerScreen() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const payouts = useTranslations('ledger.tab')('payouts');
  const title = useTranslations('shell.screen')('ledger');
  if (raw['tab'] === payoutsTab)
    return (
      <>
        <PageHead title={payouts} />
        <Tabs current="payouts" />
        <PayoutsPart />
        <MoneyDialogs raw={raw} list={{ tab: payoutsTab }} />
      </>
    );
  const search = readLedgerSearch(raw);
  return (
    <>
      <LedgerPage search={search} title={title} tabs={<Tabs current="orders" />} />
      <MoneyDialogs raw={raw} list={ledgerAddress(search)} />
    </>
  );
}
