import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeChanges } from '../room/changes/changes-file.ts';
import { compareRooms } from '../room/changes/compare-rooms.ts';
import { formatChanges } from '../room/changes/format-changes.ts';
import { readRef, readWorkTree } from '../room/changes/read-ref.ts';
import { writeReleaseFile } from '../room/changes/release-files.ts';
import { runIn } from './prepare.ts';

/** Returns the tag of a released version, as `changeset tag` writes it for one of the packages; null if there is none. */
export async function findReleaseTag(tree: string, version: string): Promise<string | null> {
  const tags = await runIn(tree, 'git', ['tag', '--list', `*@${version}`]);
  return tags.split('\n').find((tag) => tag.endsWith(`@${version}`)) ?? null;
}

/**
 * Writes the changes of the review room since the earlier release to `docs/changes/<version>.md`, and as data to
 * `<version>.json` beside it. Returns the path of the text inside the tree; null if the earlier version has no tag.
 * @param day `yyyy-mm-dd`, the day of the release
 */
export async function writeRoomChanges(
  tree: string,
  { earlier, version, day }: { readonly earlier: string; readonly version: string; readonly day: string },
): Promise<string | null> {
  const tag = await findReleaseTag(tree, earlier);
  if (tag === null) return null;
  const changes = compareRooms(await readRef(tag), { ...(await readWorkTree()), ref: version });
  writeChanges(changes);
  writeReleaseFile(tree, { version: 1, release: version, day, changes });
  const file = path.join('docs', 'changes', `${version}.md`);
  mkdirSync(path.join(tree, 'docs', 'changes'), { recursive: true });
  writeFileSync(path.join(tree, file), formatChanges(changes, `Changes of the review room in ${version}`));
  return file;
}
