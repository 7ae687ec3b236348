import { useParams } from '@tanstack/react-router';
import { loadTopics } from '../../platform/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OwnSystemsScreen } from './own-systems-screen.tsx';
import { referencePart } from './reference/reference-paths.ts';

const ReferenceScreen = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./reference/reference-screen.tsx'), loadTopics(['apiReference'])]);
    return part.ReferenceScreen;
  },
  { isAwaited: true },
);

/** The own systems, or what developers read about them. */
export function OwnSystems() {
  const { part } = useParams({ strict: false });
  return part === referencePart ? <ReferenceScreen /> : <OwnSystemsScreen />;
}
