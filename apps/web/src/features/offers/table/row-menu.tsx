import type { OfferRow } from '@offizin/contract/offers/seller';
import { IconInfoCircle, IconPlayerPause, IconPlayerPlay, IconRss } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useRoleRefusal } from '../../../platform/role.ts';
import { Menu } from '../../../ui/menu.ts';
import type { OfferChange } from '../edits/offer-edits.ts';
import { canActivate } from './offer-status.tsx';
import classes from './offer-table.module.css';
import { spokenName } from '../../../parts/products/spoken-name.ts';

export interface RowMenuProps {
  readonly offer: OfferRow;
  /** The button that asked for the menu. */
  readonly button: HTMLElement;
  readonly search: Record<string, unknown>;
  readonly onChange: (offer: OfferRow, change: OfferChange) => void;
  readonly onClose: () => void;
}

/** The one menu that all rows share, at the button that asked for it. */
export function RowMenu({ offer, button, search, onChange, onClose }: RowMenuProps) {
  const t = useTranslations('offers');
  const navigate = useNavigate();
  const activates = canActivate(offer);
  const byRole = useRoleRefusal('offers');
  const place = button.getBoundingClientRect();
  const close = () => {
    onClose();
    button.focus();
  };
  return (
    <Menu opened onClose={close} position="bottom-end" returnFocus={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <span
          className={classes['anchor']}
          style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('list.menu', { name: spokenName(offer) })}>
        <Menu.Item
          leftSection={<IconInfoCircle size={16} aria-hidden />}
          onClick={() =>
            void navigate({ to: '.', search: { ...search, product: offer.productId }, resetScroll: false })
          }
        >
          {t('list.details')}
        </Menu.Item>
        <Menu.Item
          disabled={byRole !== null}
          title={byRole ?? undefined}
          leftSection={activates ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
          onClick={() => onChange(offer, { active: activates })}
        >
          {activates ? t('product.activate') : t('product.deactivate')}
        </Menu.Item>
        {offer.feed?.differs === true ? (
          <Menu.Item
            disabled={byRole !== null}
            title={byRole ?? undefined}
            leftSection={<IconRss size={16} aria-hidden />}
            onClick={() => onChange(offer, { fromFeed: true })}
          >
            {t('feed.take')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
