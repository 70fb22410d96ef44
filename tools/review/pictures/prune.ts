import { globSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { readLatestRun } from '../read-results.ts';
import type { StoryCapture } from './capture/story-capture.ts';

/** Runs that are kept, the last ones; their pictures are links to those of the store as long as it has them. */
export const KEPT_RUNS = 5;
/** Built review rooms that are kept, the last used ones. A room of this project has 12 MB. */
export const KEPT_ROOMS = 6;
const DAY_MS = 86_400_000;
/** Captures that no run has used for this long are deleted, and the pictures that no other capture has. */
export const UNUSED_CAPTURE_MS = 30 * DAY_MS;
/** Files of another run that is going on are younger. */
const UNFINISHED_MS = DAY_MS;

const RUN_FOLDER = /^\d{8}T\d{6}Z-[\da-f]{8}$/;
const ROOM_FOLDER = /^[\da-f]{16}$/;

/** Records the use of a stored file or folder, by its time of change. */
export function recordUse(stored: string): void {
  const now = new Date();
  utimesSync(stored, now, now);
}

const timeOf = (stored: string) => statSync(stored).mtimeMs;

interface Deletions {
  readonly runs: number;
  readonly rooms: number;
  readonly captures: number;
  readonly pictures: number;
}

function listPictures(captures: readonly string[]): ReadonlySet<string> {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as StoryCapture;
  return new Set(captures.flatMap((file) => read(file).pictures.map(({ hash }) => `${hash}.png`)));
}

/**
 * Deletes old runs, rooms and captures from the folder of the results. The last run always remains.
 * @param now milliseconds since the epoch
 */
export function pruneResults(reviewFolder: string, now = Date.now()): Deletions {
  const list = (pattern: string) =>
    globSync(pattern, { cwd: reviewFolder }).map((name) => path.join(reviewFolder, name));
  const isUnused = (place: string, age: number) => now - timeOf(place) > age;
  const remove = (places: readonly string[]) => {
    for (const place of places) rmSync(place, { recursive: true, force: true });
    return places.length;
  };

  const latest = readLatestRun(reviewFolder);
  const runs = list('*').filter((folder) => RUN_FOLDER.test(path.basename(folder)));
  const oldRuns = runs
    .sort()
    .slice(0, -KEPT_RUNS)
    .filter((folder) => path.basename(folder) !== latest);

  const built = list('cache/rooms/*');
  const rooms = built.filter((folder) => ROOM_FOLDER.test(path.basename(folder)));
  const oldRooms = rooms.sort((a, b) => timeOf(b) - timeOf(a)).slice(KEPT_ROOMS);

  const captures = list('cache/captures/*/*.json');
  const oldCaptures = captures.filter((file) => isUnused(file, UNUSED_CAPTURE_MS));
  const old = new Set(oldCaptures);
  const shown = listPictures(captures.filter((file) => !old.has(file)));
  const oldPictures = list('cache/pictures/*/*.png').filter(
    (file) => !shown.has(path.basename(file)) && isUnused(file, UNFINISHED_MS),
  );

  const unfinished = [
    ...built.filter((folder) => !rooms.includes(folder)),
    ...list('cache/trees/*'),
    ...list('cache/{captures,pictures}/*/*').filter((file) => !/\.(json|png)$/.test(file)),
  ];
  remove(unfinished.filter((place) => isUnused(place, UNFINISHED_MS)));
  return {
    runs: remove(oldRuns),
    rooms: remove(oldRooms),
    captures: remove(oldCaptures),
    pictures: remove(oldPictures),
  };
}
