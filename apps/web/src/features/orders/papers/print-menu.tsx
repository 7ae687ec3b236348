import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadTopics } from '../../../platform/messages.ts';
import { IconButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';

async function loadChoices() {
  const [{ PrintChoices }] = await Promise.all([import('./print-choices.tsx'), loadTopics(['printing'])]);
  return { default: PrintChoices };
}
const Choices = lazy(loadChoices);

/** Prints packing slips or labels of one order or of several, on A4 or on label paper (ORD-13). */
export function PrintMenu({ orderIds }: { orderIds: readonly string[] }) {
  const t = useTranslations('orders');
  const [isPrinting, setPrinting] = useState(false);
  const preload = () => void loadChoices();
  return (
    <MenuButton
      button={
        <IconButton label={t('print')} aria-busy={isPrinting || undefined} onPointerEnter={preload} onFocus={preload}>
          <IconPrinter aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <Suspense>
          <Choices Menu={Menu} orderIds={orderIds} isPrinting={isPrinting} onPrinting={setPrinting} />
        </Suspense>
      )}
    </MenuButton>
  );
}
