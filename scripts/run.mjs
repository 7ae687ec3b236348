// The one door to every command (`npm start`, `npm test` …). Plain JavaScript on purpose: it runs on any Node
// from 20 on, before anything is installed, then hands over to the pinned Node 24 that `npm ci` brings.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.offizin-installed');
const nodePackage = path.join(modules, 'node');
const windows = process.platform === 'win32';
const pinnedNode = path.join(nodePackage, 'bin', windows ? 'node.exe' : 'node');
const commands = [
  'start',
  'dev',
  'test',
  'check',
  'build',
  'format',
  'bench',
  'openapi',
  'distribute',
  'backup',
  'restore',
];

const print = (line) => process.stdout.write(`${line}\n`);

function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function installStamp() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(root, file)));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

const installed = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installStamp();

/** The npm that started us when there is one, else the one on PATH. */
function npmCommand() {
  const started = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(started) && existsSync(started)) return [process.execPath, [started]];
  return [windows ? 'npm.cmd' : 'npm', []];
}

let running;
let stopping = false;

/** Runs a command to its end and returns its exit code; a signal to us is a signal to it. */
function run(command, args, options) {
  return new Promise((resolve) => {
    running = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    running.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    running.on('exit', (code, signal) => {
      running = undefined;
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 130 : 1));
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true;
    running?.kill(signal);
  });
}

/** The parent of a process and its name, where the system shows them; npm calls itself `npm start`. */
function lineage(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return { name: '', parent: 0 };
  }
}

/** npm killed outright cannot pass a signal on: notice that it, or the shell it runs us in, is gone, and stop too. */
function stopWhenNpmIsGone() {
  if (windows || process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = lineage(shell).parent;
  const npmWasThere = npm > 1 && /^(npm|node)/.test(lineage(npm).name);
  setInterval(() => {
    const gone = process.ppid !== shell || (npmWasThere && lineage(shell).parent !== npm);
    if (!gone || stopping) return;
    stopping = true;
    running?.kill('SIGTERM');
  }, 500).unref();
}

async function install() {
  print('Installing the packages (npm ci); the first time this takes a minute …');
  const started = Date.now();
  const [npm, first] = npmCommand();
  const code = await run(
    npm,
    [...first, 'ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'],
    { shell: windows && first.length === 0 },
  );
  if (stopping) process.exit(130);
  if (code !== 0) giveUp('npm ci failed: see its lines above. Nothing was started.');
  await bringPinnedNode();
  writeFileSync(stampFile, installStamp());
  print(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** `ignore-scripts=true` keeps npm from running the node package's install step: run it here. */
async function bringPinnedNode() {
  if (existsSync(pinnedNode)) return;
  print('npm did not run the install step of the package "node"; running it now …');
  await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: nodePackage,
    env: { ...process.env, npm_config_ignore_scripts: 'false', npm_config_local_prefix: nodePackage },
  });
  if (stopping) process.exit(130);
}

function missingNode() {
  giveUp(
    `Node 24 is missing at ${pinnedNode}. It comes with the npm package "node", whose install step did not run. ` +
      'Allow install scripts (npm config set ignore-scripts false), delete node_modules and start again.',
  );
}

const [command, ...rest] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  giveUp(`Node ${process.versions.node} is too old: install Node ${oldestNode} or newer, then start again.`);
}
if (!commands.includes(command)) giveUp(`Unknown command "${command ?? ''}". Known: ${commands.join(', ')}.`);

stopWhenNpmIsGone();
if (!installed()) await install();
if (!existsSync(pinnedNode)) await bringPinnedNode();
if (!existsSync(pinnedNode)) missingNode();

// A process group of its own: Ctrl-C reaches it once, through us, and it stops its parts in order.
const code = await run(
  pinnedNode,
  ['--import', './scripts/processes/stop-with-parent.ts', `scripts/${command}.ts`, ...rest],
  {
    detached: !windows,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, STARTED_BY: String(process.pid) },
  },
);
process.exit(code);
