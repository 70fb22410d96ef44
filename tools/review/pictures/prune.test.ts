import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCaptureStore } from './capture/capture-store.ts';
import { KEPT_ROOMS, KEPT_RUNS, pruneResults, UNUSED_CAPTURE_MS } from './prune.ts';

const NOW = Date.UTC(2026, 10, 20, 5);
const DAY_MS = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folioflow-prune-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const setAge = (place: string, age: number) => utimesSync(place, new Date(NOW - age), new Date(NOW - age));
function addFolder(name: string, age = 0): string {
  const added = path.join(folder, name);
  mkdirSync(added, { recursive: true });
  setAge(added, age);
  return added;
}
const runName = (day: number) => `202611${String(day).padStart(2, '0')}T050000Z-0123abcd`;
const roomName = (place: number) => place.toString(16).padStart(16, '0');

test('the last runs remain, and so does an older one that is the latest', () => {
  const days = Array.from({ length: KEPT_RUNS + 3 }, (_, at) => at + 1);
  for (const day of days) addFolder(runName(day));
  addFolder('notes');
  writeFileSync(path.join(folder, 'latest.json'), JSON.stringify({ run: runName(2) }));
  expect(pruneResults(folder, NOW).runs).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(
    [...days.filter((day) => day === 2 || day > 3).map(runName), 'latest.json', 'notes'].sort(),
  );
});

test('the last used rooms remain, and unfinished folders for a day', () => {
  const places = Array.from({ length: KEPT_ROOMS + 2 }, (_, at) => at);
  for (const place of places) addFolder(`cache/rooms/${roomName(place)}`, place * DAY_MS);
  for (const [name, age] of [['young', DAY_MS / 2] as const, ['old', 2 * DAY_MS] as const]) {
    addFolder(`cache/rooms/${roomName(1)}.${name}`, age);
    addFolder(`cache/trees/${name}`, age);
  }
  expect(pruneResults(folder, NOW).rooms).toBe(2);
  expect(readdirSync(path.join(folder, 'cache/rooms')).sort()).toEqual(
    [...places.slice(0, KEPT_ROOMS).map(roomName), `${roomName(1)}.young`].sort(),
  );
  expect(readdirSync(path.join(folder, 'cache/trees'))).toEqual(['young']);
});

test('an unused capture is deleted with the pictures that no other capture has', () => {
  const store = createCaptureStore(path.join(folder, 'cache'));
  const [own, shared, unfinished] = [1, 2, 3].map((byte) => store.addPicture(Uint8Array.of(byte)));
  const show = (...hashes: readonly (string | undefined)[]) => ({
    flow: null,
    lines: [],
    pictures: hashes.map((hash = '') => ({ width: 360, theme: 'light', hash }) as const),
  });
  store.addCapture('old', show(own, shared));
  store.addCapture('used', show(shared));
  const fileOf = (key: string) => path.join(folder, 'cache/captures', key.slice(0, 2), `${key}.json`);
  setAge(fileOf('old'), UNUSED_CAPTURE_MS + 1);
  setAge(fileOf('used'), UNUSED_CAPTURE_MS);
  for (const hash of [own, shared]) setAge(store.pictureFile(hash ?? ''), UNUSED_CAPTURE_MS + 1);
  setAge(store.pictureFile(unfinished ?? ''), DAY_MS / 2);
  expect(pruneResults(folder, NOW)).toMatchObject({ captures: 1, pictures: 1 });
  expect([own, shared, unfinished].map((hash = '') => existsSync(store.pictureFile(hash)))).toEqual([
    false,
    true,
    true,
  ]);
  expect([store.findCapture('old'), store.findCapture('used')?.pictures.length]).toEqual([null, 1]);
});

test('a capture that a run finds is used', () => {
  const store = createCaptureStore(path.join(folder, 'cache'));
  store.addCapture('found', { flow: null, lines: [], pictures: [] });
  const file = path.join(folder, 'cache/captures/fo/found.json');
  setAge(file, UNUSED_CAPTURE_MS + 1);
  store.findCapture('found');
  expect(pruneResults(folder, NOW).captures).toBe(0);
});
