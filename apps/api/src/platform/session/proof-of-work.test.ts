import { expect, test } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { portalForFile, testNow } from '../../testing/portal.ts';
import { proveHuman } from '../../testing/solve-challenge.ts';
import { isSolvedPuzzle, puzzleTries } from './proof-of-work.ts';

const portal = await portalForFile();

test('AUT-09 a solved puzzle proves a human once, for ten minutes, and nobody moves their end', async () => {
  const proof = await proveHuman(openBrowser(portal, 'de.localhost'));
  const prolonged = JSON.parse(Buffer.from(proof, 'base64').toString());
  prolonged.challenge.parameters.data.expiresAt = new Date(testNow.getTime() + 3_600_000).toISOString();
  const isSolvedAt = (seconds: number, text: string) => {
    portal.setNow(new Date(testNow.getTime() + seconds * 1000));
    return isSolvedPuzzle(portal.app, text);
  };
  expect(await isSolvedAt(600, proof)).toBe(false);
  expect(await isSolvedAt(600, Buffer.from(JSON.stringify(prolonged)).toString('base64'))).toBe(false);
  expect(await isSolvedAt(599, proof)).toBe(true);
  expect(await isSolvedAt(599, proof)).toBe(false);
});

test('AUT-09 a puzzle costs a browser hundreds of tries, another number each time', () => {
  const tries = Array.from({ length: 50 }, puzzleTries);
  expect(Math.min(...tries)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...tries)).toBeLessThan(2000);
  expect(new Set(tries).size).toBeGreaterThan(10);
});
