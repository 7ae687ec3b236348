import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Confirmers } from './kills/confirmers.ts';
import { KillablePortal, type Victim } from './kills/killable-portal.ts';
import { addNewOrders, listNewOrders, tallyOrders } from './kills/new-orders.ts';
import { patientClient } from './kills/patient-client.ts';
import { findHalves, tallyUploads, UploadLoop, uploadsInWork } from './kills/upload-loop.ts';
import { describeMachine } from './measure/machine.ts';
import { type Random, seededRandom } from './measure/random.ts';
import { readNumber } from './measure/settings.ts';
import { fillCatalogue, listProducts } from './uploads/bench-catalogue.ts';
import { openSession, writingHeaders } from './uploads/bench-session.ts';
import { offerFile } from './uploads/offer-file.ts';

const { env } = process;
const kills = readNumber(env, 'BENCH_KILLS', 200);
const databaseKills = readNumber(env, 'BENCH_DATABASE_KILLS', 30);
const rows = readNumber(env, 'BENCH_ROWS', 10_000);
const orders = readNumber(env, 'BENCH_ORDERS', 200_000);
const uploaders = ['bench-1', 'bench-2', 'bench-3'];
const confirming = 'bench-10';
const clients = 8;
const longest = 60_000;
/** A kill comes within this many milliseconds after everything was answered again, in the last ones of which nobody pauses. */
const span = 2000;
const intense = 300;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** What is killed round by round, in an order of chance; a pair counts twice. */
function planKills(random: Random): (readonly Victim[])[] {
  const choices = [['worker'], ['api'], ['api', 'worker']] as const;
  const plan: (readonly Victim[])[] = Array.from({ length: databaseKills }, () => ['database']);
  for (let left = kills; left > 0;) {
    const choice = left === 1 ? choices[0] : (choices[Math.floor(random() * choices.length)] ?? choices[0]);
    plan.push(choice);
    left -= choice.length;
  }
  return plan
    .map((victims) => ({ victims, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ victims }) => victims);
}

/** A connection of this moment: the database ends all of them now and then. */
async function ask<T>(url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await question(client);
  } finally {
    await client.end();
  }
}

async function prepare(portal: KillablePortal) {
  print('Loading the catalogue and orders …');
  const files = await ask(portal.url, async (client) => {
    await fillCatalogue(client, { products: rows, offersPerProduct: 2 }, print);
    await addNewOrders(client, confirming, orders);
    const products = await listProducts(client, rows);
    return [await offerFile(products, 0), await offerFile(products, 100)];
  });
  const patient = async (username: string) =>
    patientClient(
      portal,
      await ask(portal.url, async (client) => writingHeaders(portal.http, await openSession(client, username))),
    );
  const loops = await Promise.all(uploaders.map(async (username) => new UploadLoop(username, await patient(username))));
  const waiting = await ask(portal.url, (client) => listNewOrders(client, confirming));
  return { files, loops, confirmers: new Confirmers(await patient(confirming), waiting) };
}

type Load = Awaited<ReturnType<typeof prepare>>;

interface Outcome {
  readonly resumed: Map<Victim, number>;
  counted: number;
}

/** Waits until a confirmation is answered that came after the restart; resolves with the time since the kill. */
async function untilAnswered(confirmers: Confirmers, killedAt: number): Promise<number> {
  const from = performance.now();
  while (confirmers.lastAnswer < from) {
    if (performance.now() - killedAt > longest) throw new Error(`no order was confirmed for ${longest / 1000} s`);
    await wait(20);
  }
  return confirmers.lastAnswer - killedAt;
}

async function killInTurn(portal: KillablePortal, { loops, confirmers }: Load, outcome: Outcome): Promise<void> {
  const random = seededRandom(20_261_122);
  const plan = planKills(random);
  let workerSince = new Date(0);
  for (const [round, victims] of plan.entries()) {
    await wait(random() * span);
    // So many uploads are more than a seller may begin in an hour.
    await ask(portal.url, (client) => client.query('truncate rate_window'));
    confirmers.isIntense = true;
    await wait(intense * random());
    const inWork = await ask(portal.url, (client) => uploadsInWork(client, workerSince));
    const killedAt = performance.now();
    await Promise.all(victims.map((victim) => portal.kill(victim)));
    confirmers.isIntense = false;
    if (!victims.includes('api') || victims.includes('worker')) for (const loop of loops) loop.noteHit(inWork);
    if (victims.includes('worker')) workerSince = new Date();
    if (!victims.includes('database')) refuseHalves(await ask(portal.url, (client) => findHalves(client, rows)), round);
    await Promise.all(victims.map((victim) => portal.restart(victim)));
    const after = await untilAnswered(confirmers, killedAt);
    refuseHalves(await ask(portal.url, (client) => findHalves(client, rows)), round);
    for (const victim of victims) outcome.resumed.set(victim, Math.max(after, outcome.resumed.get(victim) ?? 0));
    outcome.counted += victims.length;
    print(
      `${round + 1} of ${plan.length}: ${victims.join(' and ')}, orders again after ${(after / 1000).toFixed(1)} s`,
    );
  }
}

function refuseHalves(found: readonly string[], round: number): void {
  if (found.length > 0) throw new Error(`round ${round + 1}: half an upload: ${found.join('; ')}`);
}

async function report(portal: KillablePortal, { loops, confirmers }: Load, { resumed, counted }: Outcome) {
  const { tally, uploads } = await ask(portal.url, async (client) => ({
    tally: await tallyOrders(client, confirming, confirmers.answered),
    uploads: await Promise.all(loops.map(({ username }) => tallyUploads(client, username, rows))),
  }));
  const sum = (of: (loop: UploadLoop) => number) => loops.reduce((total, loop) => total + of(loop), 0);
  const total = (of: (upload: (typeof uploads)[number]) => number) => uploads.reduce((all, each) => all + of(each), 0);
  const isRight =
    tally.broken === 0 &&
    tally.countsAreRight &&
    tally.confirmed === confirmers.answered.length &&
    total(({ others, broken }) => others + broken) === 0 &&
    total(({ applied }) => applied) === sum(({ applied }) => applied);
  const slowest = Math.max(...loops.map((loop) => loop.slowest));
  return [
    `- ${counted} kills (${databaseKills} of PostgreSQL), api and worker ${counted - databaseKills}`,
    `- ${confirmers.answered.length} orders answered as confirmed, ${tally.confirmed} are; ${tally.broken} half, lost or doubled; kept counts ${tally.countsAreRight ? 'right' : 'WRONG'}`,
    `- ${sum(({ applied }) => applied)} uploads answered as applied, ${total(({ applied }) => applied)} are; ${total(({ others }) => others)} lost or doubled, ${sum(({ stuck }) => stuck)} of them given up, ${total(({ broken }) => broken)} without all results; never half of a file seen`,
    `- kills that hit the work on a file: ${sum(({ hits }) => hits)}; the file was done at most ${(slowest / 1000).toFixed(1)} s later`,
    `- orders were confirmed again at most so long after a kill of: ${[...resumed].map(([victim, after]) => `${victim} ${(after / 1000).toFixed(1)} s`).join(', ')}`,
    `- ${isRight && slowest <= longest ? 'as it should be' : 'NOT AS IT SHOULD BE'}`,
  ];
}

async function run(dataDir: string): Promise<void> {
  const portal = await KillablePortal.open(dataDir);
  try {
    await portal.startProcesses();
    const load = await prepare(portal);
    // The first file fills each empty shop, undisturbed.
    for (const loop of load.loops) await loop.upload(load.files[0] ?? Buffer.alloc(0));
    const outcome: Outcome = { resumed: new Map(), counted: 0 };
    const { confirmers, loops } = load;
    const loading = Promise.all([confirmers.run(clients), ...loops.map((loop) => loop.run(load.files))]);
    await Promise.race([loading, killInTurn(portal, load, outcome)]);
    for (const part of [confirmers, ...loops]) part.end();
    await loading;
    const lines = await report(portal, load, outcome);
    print(`\n${[...describeMachine('PostgreSQL as shipped'), ...lines].join('\n')}`);
  } finally {
    await portal.close();
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'offizin-bench-'));
// For root: PostgreSQL's own account must be able to pass through.
chmodSync(dataDir, 0o711);
try {
  await run(dataDir);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
