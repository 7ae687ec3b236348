import { addSealKey } from './platform/seal-key-file.ts';

/**
 * Makes the file of keys that seal credentials, or puts a new key before the others: `seal-keys.ts FILE`. Processes that start
 * afterwards seal with the new key, and seal again what older keys did.
 */
const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  process.stderr.write('Use: seal-keys.ts FILE\n');
  process.exit(2);
}
process.stdout.write(`Key ${addSealKey(file)} is the newest in ${file}.\n`);
