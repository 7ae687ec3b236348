import { type ScreenId, screenDenial, screens } from '@offizin/domain/access/screens';
import { IconHammer } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { subjectOf, useSession } from '../../platform/session.ts';
import { PageHead, usePageTitle } from '../../ui/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './not-available.module.css';

/** Shown for a screen that is still to come; leads to one that works. */
export function NotAvailableScreen({ screen }: { screen: ScreenId }) {
  const t = useTranslations('shell');
  const signedIn = useSession();
  const name = t(`screen.${screen}`);
  usePageTitle(name);
  const toOrders = (['marketplace_sales', 'gold_ventas', 'fulfilment_orders'] as const).find(
    (id) => signedIn !== null && screenDenial(id, subjectOf(signedIn)) === null,
  );
  const target = signedIn === null ? screens.login.path : toOrders && screens[toOrders].path;
  return (
    <>
      {screens[screen].public ? null : <PageHead title={name} />}
      <StatePanel
        heading={screens[screen].public ? 'h1' : 'h2'}
        icon={<IconHammer />}
        title={t('notAvailable.title', { screen: name })}
        text={t('notAvailable.text')}
      >
        {target ? (
          <Link to={target} className={classes['link']}>
            {signedIn === null ? t('notAvailable.toLogin') : t('notAvailable.back')}
          </Link>
        ) : null}
      </StatePanel>
    </>
  );
}
