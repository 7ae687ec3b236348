import { useTranslations } from 'use-intl';
import { ViewChips } from '../../ui/view-chips.tsx';
import { ofTest, useIsTest } from './use-is-test.ts';

/** Which endpoints are looked at: those of the shop, or those of its sandbox. */
export function SandboxSwitch() {
  const t = useTranslations('systems.of');
  return (
    <ViewChips
      label={t('label')}
      current={useIsTest() ? 'test' : 'live'}
      chips={[
        { key: 'live', label: t('live'), count: undefined, search: {} },
        { key: 'test', label: t('test'), count: undefined, search: ofTest },
      ]}
    />
  );
}
