import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/**
 * What live regions say, in the order in which it changes: a screen reader reads it without the focus going there. A
 * region that is atomic is read whole, another one only where it is new; what is hidden from the tree is not read.
 */
const listening = `{
  const heard = (globalThis.heardLines = []);
  const last = new WeakMap();
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const textOf = (node) => {
    if (node.nodeType === 3) return node.nodeValue;
    if (node.nodeType !== 1 || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(' ');
  };
  const note = (region, parts) => {
    const text = parts.map(textOf).join(' ').replace(/\\s+/g, ' ').trim();
    if (text === '' || last.get(region) === text) return;
    last.set(region, text);
    heard.push(text);
  };
  const isWhole = (region) =>
    (region.getAttribute('aria-atomic') ?? String(region.matches('[role=status], [role=alert]'))) === 'true';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const around = element?.closest(live);
      if (around) note(around, isWhole(around) ? [around] : [...addedNodes]);
      else
        for (const node of addedNodes)
          if (node.nodeType === 1)
            for (const region of node.matches(live) ? [node] : node.querySelectorAll(live)) note(region, [region]);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/** As much of a node of the accessibility tree as is read. */
interface Read {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly value?: { readonly value?: string | number };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** States that are said where they are so. */
const saidStates = ['checked', 'expanded', 'pressed', 'selected', 'invalid', 'disabled', 'required', 'readonly'];

const isSo = (value: unknown): boolean => value === true || value === 'true' || value === 'mixed';

function statesOf({ properties = [] }: Read): string[] {
  const collapsed = properties.some(({ name, value }) => name === 'expanded' && value.value === false);
  const said = properties.filter(({ name, value }) => saidStates.includes(name) && isSo(value.value));
  return [...said.map(({ name }) => name), ...(collapsed ? ['collapsed'] : [])];
}

/** One element as it is read: its role, its name, what it holds, its states and what describes it. */
function lineOf(read: Read): string {
  const name = read.name?.value ?? '';
  const value = String(read.value?.value ?? '');
  const description = read.description?.value ?? '';
  return [
    `${read.role?.value ?? 'nothing'} “${name}”`,
    ...(value === '' || value === name ? [] : [`holds “${value}”`]),
    ...statesOf(read),
    ...(description === '' || description === name ? [] : [`described: ${description}`]),
  ].join(', ');
}

async function focused(session: CDPSession): Promise<Read> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return {};
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return nodes[0] ?? {};
}

const isNamed = (name: string | RegExp, text: string): boolean =>
  typeof name === 'string' ? text === name : name.test(text);

/** A text and what it is written as in a recording: what is different in each run. */
export type Replacement = readonly [RegExp | string, string];

const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** Days, times and what counts down, which are others in each run. */
export const passing: readonly Replacement[] = [
  ['\u00a0', ' '],
  [new RegExp(`(?:\\b${weekday}[a-z]*,? )?\\b\\d{1,2} ${month}(?: \\d{4})?`, 'g'), '‹day›'],
  [new RegExp(`\\b${weekday}\\b`, 'g'), '‹day›'],
  [/(?:\b\d{1,2}|‹day›) – ‹day›/g, '‹days›'],
  [new RegExp(`\\b${month} \\d{4}\\b`, 'g'), '‹month›'],
  [/\b\d{2}\/\d{2}\/\d{4}\b/g, '‹day›'],
  [/\b\d{1,2}:\d{2}\b/g, '‹time›'],
  [/\b\d+ s\b/g, '‹seconds›'],
  [' not opened yet', ''],
];

/** More keys than lead to anything of a screen, and once around. */
const farthest = 200;

/**
 * A journey of somebody who sees nothing: keys alone go out, and what is written down is what is read where the focus
 * is, and what live regions say. A recording is a text that can be read, and compared with the one that is kept.
 */
export class Ear {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #replacements: readonly Replacement[];
  readonly #lines: string[] = [];
  #heardSoFar = 0;

  constructor(page: Page, session: CDPSession, replacements: readonly Replacement[]) {
    this.page = page;
    this.#session = session;
    this.#replacements = replacements;
  }

  /** Begins to listen; before the first page is opened. */
  static async of(page: Page, replacements: readonly Replacement[]): Promise<Ear> {
    await page.addInitScript(listening);
    return new Ear(page, await page.context().newCDPSession(page), replacements);
  }

  /** A headline of the recording: what the person wants to do. */
  wants(what: string): void {
    this.#lines.push(`${this.#lines.length === 0 ? '' : '\n'}# ${what}`);
  }

  /** Something that is done with another thing than the keyboard, such as a scanner. */
  does(what: string): void {
    this.#lines.push(what);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.#lines.push(`key: ${keys.join(' ')}`);
  }

  async types(text: string, shownAs = text): Promise<void> {
    await this.page.keyboard.type(text);
    this.#lines.push(`types: ${shownAs}`);
  }

  /** Waits until the focus is there, and writes down what is read of it. */
  async isAt(role: string, name: string | RegExp): Promise<void> {
    await expect.poll(() => this.#placeOf(role, name)).toBe(`${role} ${String(name)}`);
    this.#lines.push(`  at: ${this.#plain(lineOf(await focused(this.#session)))}`);
  }

  /** Presses a key, Tab where none is given, until the focus is there. */
  async goesTo(role: string, name: string | RegExp, key = 'Tab'): Promise<void> {
    const wanted = `${role} ${String(name)}`;
    for (let presses = 0; presses < farthest; presses += 1) {
      await this.page.keyboard.press(key);
      if ((await this.#placeOf(role, name)) === wanted) break;
    }
    this.#lines.push(`key: ${key} …`);
    await this.isAt(role, name);
  }

  /** Waits until a live region says it, after what was heard last, and writes the whole of it down. */
  async hears(text: RegExp): Promise<void> {
    let found: { at: number; line: string } | undefined;
    const listen = async () => {
      const lines = await this.page.evaluate<string[]>('globalThis.heardLines ?? []');
      const at = lines.findIndex((line, index) => index >= this.#heardSoFar && text.test(line));
      found = at === -1 ? undefined : { at, line: lines[at] ?? '' };
      return found === undefined ? lines : 'heard';
    };
    await expect.poll(listen, { message: `heard: ${text.source}` }).toBe('heard');
    this.#heardSoFar = (found?.at ?? -1) + 1;
    this.#lines.push(`  heard: ${this.#plain(found?.line ?? '')}`);
  }

  /** Writes down a part of the page as its accessibility tree has it. */
  async reads(part: Locator): Promise<void> {
    const tree = await part.ariaSnapshot();
    const read = tree.split('\n').filter((line) => !line.includes('- /url:'));
    this.#lines.push(...read.map((line) => `  tree: ${this.#plain(line)}`));
  }

  recording(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  async #placeOf(role: string, name: string | RegExp): Promise<string> {
    const read = await focused(this.#session);
    const [itsRole, itsName] = [read.role?.value ?? '', read.name?.value ?? ''];
    return itsRole === role && isNamed(name, itsName) ? `${role} ${String(name)}` : `${itsRole} ${itsName}`;
  }

  #plain(text: string): string {
    return this.#replacements.reduce((changed, [found, instead]) => changed.replaceAll(found, instead), text);
  }
}
