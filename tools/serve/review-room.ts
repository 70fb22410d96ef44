import { type Environment, readReviewRoomUrl } from './config.ts';

/** Address at which `npm run storybook` serves the review room. */
const USUAL_ROOM = 'http://127.0.0.1:6006';
/** The page of the review room that opens a recording. */
const RECORDING_STORY = 'review-recording--from-the-sandbox';
const TRUST_MS = 4_000;
const PATIENCE_MS = 1_000;

async function isReviewRoom(url: string, timeoutMs: number): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/index.json`, { signal: AbortSignal.timeout(timeoutMs) });
    return (await answer.text()).includes(`"${RECORDING_STORY}"`);
  } catch {
    return false;
  }
}

interface RoomFinderOptions {
  readonly now?: () => number;
  readonly usualRoom?: string;
  /** Longest wait for an answer of the usual address. */
  readonly timeoutMs?: number;
}

/**
 * Returns the finder of the review room: the address of `REVIEW_ROOM_URL`, or the usual address while a Storybook of
 * this project is served there, as a dev server or as a built site. Another Storybook has no page for recordings.
 */
export function createRoomFinder(
  environment: Environment,
  { now = Date.now, usualRoom = USUAL_ROOM, timeoutMs = PATIENCE_MS }: RoomFinderOptions = {},
): () => Promise<string | undefined> {
  const named = readReviewRoomUrl(environment);
  let asked = { at: -Infinity, isRoom: Promise.resolve(false) };
  return async () => {
    if (named !== undefined) return named;
    if (now() - asked.at > TRUST_MS) asked = { at: now(), isRoom: isReviewRoom(usualRoom, timeoutMs) };
    return (await asked.isRoom) ? usualRoom : undefined;
  };
}
