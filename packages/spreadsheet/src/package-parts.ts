import { partKey, type PackedEntry } from './zip/central-directory.ts';
import type { InflateBudget } from './zip/inflate-entry.ts';
import { eachElement, type Element } from './xml/small-document.ts';
import { WorkbookError } from './workbook-error.ts';
import { nameCode } from './xml/names.ts';

const relationshipName = nameCode('Relationship');
const overrideName = nameCode('Override');
const defaultName = nameCode('Default');

export interface Relationship {
  readonly id: string;
  /** The last word of its type, the same in the transitional and the strict vocabulary: `worksheet`, `styles` … */
  readonly kind: string;
  /** The part it leads to as `partKey`; null for one outside the file. */
  readonly target: string | null;
}

/** Where a relationship of the part `source` leads: from the root, or from the part's folder. */
export function resolveTarget(source: string, target: string): string {
  const steps = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const step of target.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return partKey(steps.join('/'));
}

/** The parts of a workbook file. */
export class Package {
  readonly file: Buffer;
  readonly budget: InflateBudget;
  private readonly entries: ReadonlyMap<string, PackedEntry>;

  constructor(file: Buffer, entries: ReadonlyMap<string, PackedEntry>, budget: InflateBudget) {
    this.file = file;
    this.entries = entries;
    this.budget = budget;
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  entry(name: string): PackedEntry {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new WorkbookError('damaged', `the part ${name} is missing`);
    return entry;
  }

  /** The elements of a small part. */
  async each(name: string, onElement: (element: Element) => void): Promise<void> {
    await eachElement(
      this.entry(name),
      { file: this.file, budget: this.budget, maxSize: this.budget.limits.styles },
      onElement,
    );
  }

  /** The relationships of a part (`''` for the package itself). */
  async relationships(source: string): Promise<Relationship[]> {
    const steps = source.split('/');
    const last = steps.pop() ?? '';
    const found: Relationship[] = [];
    await this.each([...steps, '_rels', `${last}.rels`].join('/'), ({ name, attribute }) => {
      if (name !== relationshipName) return;
      const outside = attribute('TargetMode')?.toLowerCase() === 'external';
      const kind = (attribute('Type') ?? '').split('/').pop() ?? '';
      found.push({
        id: attribute('Id') ?? '',
        kind,
        target: outside ? null : resolveTarget(source, attribute('Target') ?? ''),
      });
    });
    return found;
  }

  /** The content type of a part, in lower case; empty when none is declared. */
  async contentType(part: string): Promise<string> {
    let [own, general] = ['', ''];
    await this.each('[content_types].xml', ({ name, attribute }) => {
      const type = (attribute('ContentType') ?? '').toLowerCase();
      if (name === overrideName && partKey(attribute('PartName') ?? '') === part) own = type;
      if (name === defaultName && part.endsWith(`.${(attribute('Extension') ?? '').toLowerCase()}`)) general = type;
    });
    return own || general;
  }
}

/** The part of one of the kinds that a relationship leads to, undefined when there is none; one outside is refused. */
export function targetOf(
  relationships: readonly Relationship[],
  wanted: (relationship: Relationship) => boolean,
): string | undefined {
  const found = relationships.find(wanted);
  if (found?.target === null) throw new WorkbookError('forbidden_content', 'a part outside the file');
  return found?.target;
}
