import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadTopics } from '../../../platform/messages.ts';
import { IconButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';

async function loadChoices() {
  const [{ PrintChoices }] = await Promise.all([import('./print-choices.tsx'), loadTopics(['printing'])]);
  return PrintChoices;
}
const Choices = lazyPart(loadChoices, { isAwaited: true });

/** Prints packing slips or labels of one order or of several, on A4 or on label paper (ORD-13). */
export function PrintMenu({ orderIds }: { orderIds: readonly string[] }) {
  const t = useTranslations('orders');
  const [isPrinting, setPrinting] = useState(false);
  return (
    <MenuButton
      button={
        <IconButton
          label={t('print')}
          aria-busy={isPrinting || undefined}
          onPointerEnter={Choices.preload}
          onFocus={Choices.preload}
        >
          <IconPrinter aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => <Choices Menu={Menu} orderIds={orderIds} isPrinting={isPrinting} onPrinting={setPrinting} />}
    </MenuButton>
  );
}
