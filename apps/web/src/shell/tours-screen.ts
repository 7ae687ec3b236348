import { type ScreenId, screenIds, screens } from '@offizin/domain/access/screens';
import { useLocation } from '@tanstack/react-router';

/** The screen that is shown, or null for one without an entry of its own. */
export function useScreen(): ScreenId | null {
  const path = useLocation({ select: (location) => location.pathname });
  return screenIds.find((id) => screens[id].path === path) ?? null;
}
