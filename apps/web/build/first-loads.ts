import type { ScreenId } from '@offizin/domain/access/screens';
import { localeCodes } from '@offizin/domain/locale/locales';
import type { TopicSet } from '@offizin/i18n/topic-sets';
import type { Plugin } from 'vite';

interface FirstLoad {
  /** Modules that the screen asks for by itself; what they import comes with them. */
  readonly modules: readonly string[];
  readonly sets: readonly TopicSet[];
}

const desk: FirstLoad = {
  modules: ['seller-layout.tsx', 'orders-screen.tsx', 'live-connection.ts'],
  sets: ['orders'],
};

/** The screens that a visit mostly begins with: the document names what they need, so that nothing waits for a script to ask for it. */
const firstLoads: { readonly [K in ScreenId]?: FirstLoad } = {
  login: { modules: ['login-screen.tsx'], sets: ['session'] },
  home: { modules: ['seller-layout.tsx', 'home-screen.tsx', 'home-queries.ts'], sets: ['home', 'sync', 'company'] },
  marketplace_sales: desk,
  fulfilment_orders: desk,
};

/** A built file, as far as this needs it. */
interface Built {
  readonly fileName: string;
  readonly type: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

type Bundle = Readonly<Record<string, Built>>;

const address = (file: string): string => `/${file}`;

/** The file with the module whose path ends like this; a module that was moved or renamed fails the build. */
function fileWith(bundle: Bundle, ending: string): string {
  const found = Object.values(bundle).find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(ending)));
  if (found === undefined) throw new Error(`no chunk has ${ending}, which a first load names`);
  return found.fileName;
}

function withImports(bundle: Bundle, files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    bundle[file]?.imports?.forEach(visit);
  };
  files.forEach(visit);
  return [...seen];
}

const textsOf = (bundle: Bundle, sets: readonly string[]) =>
  Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      ['core', ...sets].map((set) => address(fileWith(bundle, `virtual:messages/${locale}/${set}`))),
    ]),
  );

function loadOf(bundle: Bundle, { modules, sets }: FirstLoad) {
  const files = withImports(
    bundle,
    modules.map((module) => fileWith(bundle, `/${module}`)),
  );
  const styles = files.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]);
  return { scripts: files.map(address), styles: [...new Set(styles)].map(address), texts: textsOf(bundle, sets) };
}

/** Writes `first-loads.json`: by screen the files that the document preloads. */
export function firstLoadFiles(): Plugin {
  return {
    name: 'first-load-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const fonts = Object.keys(bundle).filter((file) => /inter-latin-wght[^/]*\.woff2$/.test(file));
        const screens = Object.fromEntries(
          Object.entries(firstLoads).map(([screen, load]) => [screen, loadOf(bundle, load)]),
        );
        const source = JSON.stringify({ fonts: fonts.map(address), screens });
        this.emitFile({ type: 'asset', fileName: 'first-loads.json', source });
      },
    },
  };
}
