import { globSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { ReleaseName, RoomChanges } from '../../../packages/ui/src/review/changes/room-changes.ts';

const FOLDER = path.join('docs', 'changes');

/** Contents of `docs/changes/<release>.json`, which the preparation of a release writes. */
interface ReleaseChanges extends ReleaseName {
  readonly version: 1;
  readonly changes: RoomChanges;
}

const headSchema = v.object({
  version: v.literal(1),
  release: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'Not a version')),
  day: v.pipe(v.string(), v.isoDate()),
  changes: v.looseObject({ version: v.literal(1) }),
});

/** Writes the changes of a release beside its text. Returns the path inside the tree. */
export function writeReleaseFile(tree: string, release: ReleaseChanges): string {
  const file = path.join(FOLDER, `${release.release}.json`);
  mkdirSync(path.join(tree, FOLDER), { recursive: true });
  writeFileSync(path.join(tree, file), `${JSON.stringify(release, null, 1)}\n`);
  return file;
}

function readReleaseFile(tree: string, file: string): ReleaseChanges {
  try {
    const json: unknown = JSON.parse(readFileSync(path.join(tree, file), 'utf8'));
    v.assert(headSchema, json);
    if (`${json.release}.json` !== path.basename(file)) throw new Error(`it has the changes of ${json.release}`);
    // The changes are written by this project alone, so only their version is checked.
    return json as unknown as ReleaseChanges;
  } catch (error) {
    throw new Error(`${file} is no list of changes: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const compareVersions = (left: ReleaseName, right: ReleaseName) =>
  left.release.localeCompare(right.release, 'en', { numeric: true });

/** Returns the changes of every release of a tree, the last one first. @throws Error that names an invalid file */
export const readReleaseFiles = (tree: string): readonly ReleaseChanges[] =>
  globSync(path.join(FOLDER, '*.json'), { cwd: tree })
    .map((file) => readReleaseFile(tree, file))
    .sort((left, right) => compareVersions(right, left));
