import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json)$/;

/** Writes a .br and a .gz file beside each text asset, so that the server never compresses them itself. */
export function compressedAssets(): Plugin {
  let outDir = '';
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir, 'assets');
    },
    closeBundle: async () => {
      for (const name of await readdir(outDir)) {
        if (!compressible.test(name)) continue;
        const file = path.join(outDir, name);
        const content = await readFile(file);
        const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await writeFile(`${file}.br`, brotli);
        await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
