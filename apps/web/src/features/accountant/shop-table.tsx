import type { AccountantShop, AccountantView } from '@offizin/contract/accountant/seller';
import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.ts';
import { Documents, Missing, type OpenShop, TaxMonth, ToExplain, ToPay } from './figures.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { useHasDocuments, useOpenInShop, usePlaces } from './open-in-shop.ts';
import { SetState } from './set-state.tsx';
import classes from './accountant.module.css';

export const isOpen = (shop: AccountantShop): shop is OpenShop => shop.month !== null;

interface Choice {
  readonly isChosen: (sellerId: string) => boolean;
  readonly toggle: (sellerId: string) => void;
}

function Name({ shop, choice }: { shop: AccountantShop; choice: Choice }) {
  const t = useTranslations('accountant');
  const tRole = useTranslations('team.role');
  const { sellerId, name, city, role, isCurrent } = shop;
  const hasSet = isOpen(shop) && shop.month.set !== 'empty';
  const place = t('place', { city, role: tRole(role) });
  return (
    <th scope="row" className={classes['shop']}>
      <Checkbox
        aria-label={t('choose', { shop: name })}
        checked={hasSet && choice.isChosen(sellerId)}
        disabled={!hasSet}
        onChange={() => choice.toggle(sellerId)}
      />
      <span>
        <b>{name}</b>
        <small>{isCurrent ? `${place} · ${t('current')}` : place}</small>
      </span>
    </th>
  );
}

const figures = [
  ['documents', Documents],
  ['missing', Missing],
  ['toPay', ToPay],
  ['toExplain', ToExplain],
  ['taxMonth', TaxMonth],
] as const;
const ofDocuments = new Set<string>(['documents', 'toPay']);

/** What a month says of a shop, with what is about documents where the person's shops are shown some. */
function useColumns() {
  const isShown = useHasDocuments();
  return isShown ? figures : figures.filter(([name]) => !ofDocuments.has(name));
}

interface Shown {
  readonly month: string;
  readonly hasMail: boolean;
  readonly choice: Choice;
}

function Row({ shop, month, hasMail, choice }: Shown & { shop: OpenShop }) {
  const t = useTranslations('accountant.column');
  const columns = useColumns();
  return (
    <tr>
      <Name shop={shop} choice={choice} />
      {columns.map(([name, Figure]) => (
        <td key={name} data-label={t(name)}>
          <Figure shop={shop} month={month} />
        </td>
      ))}
      <td data-label={t('set')}>
        <SetState month={shop.month} />
      </td>
      {hasMail ? (
        <td data-label={t('mail')}>
          <MailSwitch shop={shop} />
        </td>
      ) : null}
    </tr>
  );
}

/** A shop that shows nothing: why, and what to do about it. */
function ClosedRow({ shop, month, hasMail, choice }: Shown & { shop: AccountantShop }) {
  const t = useTranslations('accountant.closed');
  const open = useOpenInShop();
  const columns = useColumns();
  const { access } = usePlaces(month);
  const { closed } = shop;
  return (
    <tr data-closed>
      <Name shop={shop} choice={choice} />
      <td colSpan={columns.length + (hasMail ? 2 : 1)}>
        <span className={classes['closed']}>
          <IconLock size={16} aria-hidden />
          <span>{t(closed ?? 'approval')}</span>
          {closed === 'second_factor' ? (
            <Button size="small" onClick={() => void open(shop, access)}>
              {t('open')}
            </Button>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

/** A row for each shop; phones and narrow windows show each as a card. */
export function ShopTable({ view, choice }: { view: AccountantView; choice: Choice }) {
  const t = useTranslations('accountant');
  const { monthOfYear } = useFormats();
  const { month, shops, address } = view;
  const columns = useColumns();
  const shown = { month, hasMail: address !== null, choice };
  const heads = [
    'shop',
    ...columns.map(([name]) => name),
    'set',
    ...(shown.hasMail ? (['mail'] as const) : []),
  ] as const;
  return (
    <table className={classes['table']} aria-label={t('list', { month: monthOfYear(`${month}-01T12:00:00Z`) })}>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {t(`column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shops.map((shop) =>
          isOpen(shop) ? (
            <Row key={shop.sellerId} shop={shop} {...shown} />
          ) : (
            <ClosedRow key={shop.sellerId} shop={shop} {...shown} />
          ),
        )}
      </tbody>
    </table>
  );
}
