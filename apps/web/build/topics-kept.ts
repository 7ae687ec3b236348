/** What goes on without a connection: the frame, the desk with its dialogs, offers and their edits, messages and returns, what waits; who is not signed in sees where one signs in. */
const kept = String.raw`(?:shell|parts|platform|ui|features\/(?:orders|offers|messages|returns|home|identity\/login))\/`;
const keptModule = new RegExp(String.raw`apps\/web\/src\/${kept}`);

export const isKeptModule = (id: string): boolean => keptModule.test(id);

const loaded = String.raw`loadTopics\(\[([^\]]*)\]\)`;
const everywhere = new RegExp(loaded, 'g');
/** Topics that are loaded beside a part that is kept. */
const beside = new RegExp(String.raw`import\(['"]\.\/${kept}[^'"]+['"]\),\s*${loaded}`, 'g');

/** The sets of texts that a module loads with what is kept: all of them where it is kept itself. */
export function topicsKept(id: string, code: string): string[] {
  const found = code.matchAll(isKeptModule(id) ? everywhere : beside);
  return [...found].flatMap(([, names = '']) => [...names.matchAll(/['"](\w+)['"]/g)].map(([, name = '']) => name));
}
