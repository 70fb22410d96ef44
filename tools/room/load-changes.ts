import type { ChangesSource, ReleaseName, RoomChanges } from '../../packages/ui/src/review/changes/room-changes.ts';

export const ROOM_CHANGES_FILE = 'room-changes.json';
export const ROOM_RELEASES_FILE = 'room-releases.json';
/** File with the changes of a release in a built room. */
export const releaseChangesFile = (release: string): string => `room-changes-${release}.json`;

async function fetchJson(file: string): Promise<unknown> {
  const answer = await fetch(new URL(file, document.baseURI));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${file} cannot be loaded: ${answer.status}.`);
  return answer.json();
}

/** Comparisons as files of the built room. A room without a file has no such comparison. */
export const changesSource: ChangesSource = {
  load: async (release) =>
    (await fetchJson(release === null ? ROOM_CHANGES_FILE : releaseChangesFile(release))) as RoomChanges | null,
  loadReleases: async () => ((await fetchJson(ROOM_RELEASES_FILE)) ?? []) as readonly ReleaseName[],
};
