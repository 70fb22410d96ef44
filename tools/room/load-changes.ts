import type { RoomChanges } from '../../packages/ui/src/review/changes/room-changes.ts';

export const ROOM_CHANGES_FILE = 'room-changes.json';

/** Loads the latest comparison; null if none was made. */
export async function loadChanges(): Promise<RoomChanges | null> {
  const answer = await fetch(new URL(ROOM_CHANGES_FILE, document.baseURI));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The comparison cannot be loaded: ${answer.status}.`);
  return (await answer.json()) as RoomChanges | null;
}
