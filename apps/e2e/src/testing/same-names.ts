import type { Locator } from '@playwright/test';

const controls = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

interface Control {
  readonly role: string;
  readonly name: string;
  /** Where a link leads. */
  readonly url: string;
  /** Of a radio button: what is chosen with it. */
  readonly group: string;
}

const lineParts = /^(\s*)- '?(\w+)(?: ("(?:[^"\\]|\\.)*"))?/;

/** The name of the group around a line of a snapshot, which is heard with the choice. */
function groupAround(lines: readonly string[], at: number): string {
  let depth = /^\s*/.exec(lines[at] ?? '')?.[0].length ?? 0;
  for (const line of lines.slice(0, at).toReversed()) {
    const [, indent = '', role = '', quoted = '""'] = lineParts.exec(line) ?? [];
    if (role === '' || indent.length >= depth) continue;
    depth = indent.length;
    if (role === 'radiogroup' || role === 'group') return quoted;
  }
  return '';
}

/** The controls of an aria snapshot: `- button "Save" [disabled]`, and below a link `- /url: …`. */
export function controlsOf(snapshot: string): Control[] {
  const lines = snapshot.split('\n');
  return lines.flatMap((line, at) => {
    const [, , role = '', quoted = '""'] = lineParts.exec(line) ?? [];
    if (!controls.has(role)) return [];
    const [, url = ''] = /^\s*- \/url: (.*)$/.exec(lines[at + 1] ?? '') ?? [];
    const name: string = JSON.parse(quoted);
    return [{ role, name, url, group: role === 'radio' ? groupAround(lines, at) : '' }];
  });
}

const places = (controls: readonly Control[]): ReadonlySet<string> => new Set(controls.map(({ url }) => url));

/** Controls that who hears them cannot keep apart: of one role and name, unless they are links to one place; and those without a name. */
export function sameNames(controls: readonly Control[]): string[] {
  const groups = Map.groupBy(controls, ({ role, name, group }) => `${role} "${name}"${group && ` of ${group}`}`);
  return [...groups]
    .filter(
      ([, group]) =>
        group[0]?.name === '' || (group.length > 1 && (group[0]?.role !== 'link' || places(group).size > 1)),
    )
    .map(([what, group]) => `${what} × ${group.length}`);
}

/** The same of what a part of the page holds. */
export async function findSameNames(part: Locator): Promise<string[]> {
  return sameNames(controlsOf(await part.ariaSnapshot()));
}
