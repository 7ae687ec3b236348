import { type AccessSubject, denialOf } from './access.ts';
import { type MenuGroup, menuGroups, screenDenial, type ScreenId, screenIds, screens } from './screens.ts';

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly screens: readonly ScreenId[];
}

/** The menu of one seller: only what it may open, grouped, in the table's order (GEN-08). */
export function menuFor(subject: AccessSubject): MenuEntry[] {
  const open = screenIds.filter((id) => {
    const menu = screens[id].menu;
    if (!menu || screenDenial(id, subject) !== null) return false;
    return menu.when === undefined || denialOf(menu.when, subject) === null;
  });
  const shown = open.filter((id) => !open.some((other) => other === screens[id].menu?.unless));
  return menuGroups
    .map((group) => ({ group, screens: shown.filter((id) => screens[id].menu?.group === group) }))
    .filter((entry) => entry.screens.length > 0);
}

/** The line of the menu that a screen belongs to: its own, or that of the screen that leads to it. */
export const menuLinesOf = (id: ScreenId): readonly string[] => [
  id,
  ...(screens[id].menu?.unless ? [screens[id].menu.unless] : []),
];
