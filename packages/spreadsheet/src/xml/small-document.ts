import type { PackedEntry } from '../zip/central-directory.ts';
import { scanPart, type PartReading } from './scan-entry.ts';
import { TextArena } from '../cells/text-arena.ts';
import { nameCode } from './names.ts';
import { tokens, type XmlScanner } from './scanner.ts';

const ampersand = 0x26;

/** An element of a small part: its local name and the attributes asked for, undefined where it has none. */
export interface Element {
  readonly name: number;
  readonly level: number;
  attribute(name: string): string | undefined;
}

/** The value of an attribute of the element at hand, undefined when it has none of that name. */
export function attributeText(scanner: XmlScanner, name: string): string | undefined {
  const index = scanner.attribute(nameCode(name));
  if (index < 0) return undefined;
  const [start, end] = [scanner.valueStarts[index] ?? 0, scanner.valueEnds[index] ?? 0];
  if (!scanner.bytes.subarray(start, end).includes(ampersand)) return scanner.bytes.toString('utf8', start, end);
  const arena = new TextArena(end - start);
  arena.appendText({ bytes: scanner.bytes, textStart: start, textEnd: end }, false);
  return arena.text(0, arena.length);
}

/** Calls `onElement` for each element of the root's own vocabulary, in order; its element is valid only during the call. */
export async function eachElement(
  entry: PackedEntry,
  reading: PartReading,
  onElement: (element: Element) => void,
): Promise<void> {
  await scanPart(entry, reading, {
    take(scanner) {
      for (let token = scanner.next(); token !== tokens.more; token = scanner.next()) {
        if ((token !== tokens.open && token !== tokens.empty) || scanner.foreign) continue;
        onElement({ name: scanner.name, level: scanner.level, attribute: (name) => attributeText(scanner, name) });
      }
    },
  });
}
