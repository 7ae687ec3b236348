import { fileURLToPath } from 'node:url';
import { localeCodes } from '@offizin/domain/locale/locales';
import { build, type Plugin } from 'vite';
import { isKeptModule, topicsKept } from './topics-kept.ts';
import type { BuiltFiles } from '../src/worker/rules.ts';

const source = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));
const fileName = 'service-worker.js';

/** A built file, as far as this needs it. */
interface Built {
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

type Bundle = Readonly<Record<string, Built>>;

/** Charts are for when there is a connection; they are as large as a third of all the rest. */
const left = /\/bar-chart-/;

const textModule = /virtual:messages\/(\w+)\/(\w+)$/;

const textOf = ({ moduleIds = [] }: Built): readonly string[] | undefined =>
  moduleIds.flatMap((id) => textModule.exec(id) ?? []).slice(1);

/** These files and all that they import. */
function withImports(bundle: Bundle, files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const { imports = [], viteMetadata } = bundle[file] ?? {};
    imports.forEach(visit);
    viteMetadata?.importedCss.forEach((sheet) => seen.add(sheet));
  };
  files.forEach(visit);
  return seen;
}

/** The names of what is kept for when there is no connection, with the texts of these sets. */
function filesOf(bundle: Bundle, sets: ReadonlySet<string>): BuiltFiles {
  const all = Object.values(bundle);
  const entry = all.find(
    ({ isEntry, moduleIds }) => isEntry === true || moduleIds?.some((id) => id.endsWith('/src/main.tsx')),
  );
  const wanted = all.filter((file) => textOf(file)?.length === 0 && file.moduleIds?.some(isKeptModule) === true);
  const fonts = Object.keys(bundle).filter((file) => /inter-latin-wght[^/]*\.woff2$/.test(file));
  const isText = (file: string) => (textOf(bundle[file] ?? { fileName: file })?.length ?? 0) > 0;
  const shared = [...withImports(bundle, [entry?.fileName ?? '', ...wanted.map((file) => file.fileName)]), ...fonts];
  const textsOf = (locale: string) =>
    all.filter((file) => textOf(file)?.[0] === locale && sets.has(textOf(file)?.[1] ?? ''));
  const address = (file: string) => `/${file}`;
  return {
    build: entry?.fileName ?? '',
    shared: shared.filter((file) => file !== '' && !isText(file) && !left.test(file)).map(address),
    texts: Object.fromEntries(
      localeCodes.map((locale) => [locale, textsOf(locale).map((file) => address(file.fileName))]),
    ),
  };
}

/** Writes the worker that keeps the shell, with the names of this build's files in it. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const ids = Object.values<Built>(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
        const codes = ids.map((id) => [id, this.getModuleInfo(id)?.code ?? ''] as const);
        const files = filesOf(bundle, new Set(['core', ...codes.flatMap(([id, code]) => topicsKept(id, code))]));
        const built = await build({
          configFile: false,
          logLevel: 'silent',
          publicDir: false,
          define: { FILES: JSON.stringify(files) },
          build: { write: false, target: 'es2023', rolldownOptions: { input: source, output: { format: 'iife' } } },
        });
        const [chunk] = Array.isArray(built)
          ? built.flatMap(({ output }) => output)
          : 'output' in built
            ? built.output
            : [];
        if (chunk?.type !== 'chunk') throw new Error('the worker was not built');
        this.emitFile({ type: 'asset', fileName, source: chunk.code });
      },
    },
  };
}
