import path from 'node:path';
import type { ReviewResults, StoryResult } from '../results.ts';
import { createCaptureStore } from './capture/capture-store.ts';
import { startCapture, type CaptureOutcome, type CaptureRequest } from './capture/capture-stories.ts';
import { confirmCaptures, MAX_CONFIRMED, needsConfirmation } from './capture/confirm-captures.ts';
import { compareStory, hashContent } from './compare-story.ts';
import { startProgress } from './progress.ts';
import { pruneResults } from './prune.ts';
import { createRunFolder } from './run-folder.ts';
import { buildRoom, type Room, type RoomStory } from './trees/build-room.ts';
import { readRef, readWorkTree } from './trees/snapshot.ts';

export interface PicturesRequest {
  /** Repository. */
  readonly root: string;
  /** Folder of the results, `.results/review`. */
  readonly reviewFolder: string;
  readonly ref: string;
  /** Takes pictures of stories with equal code too, in both trees. */
  readonly takesAll?: boolean;
  /** Ignores stored captures. */
  readonly isFresh?: boolean;
  /** Compares the stories whose id contains one of these texts; all if it is empty. */
  readonly only?: readonly string[];
  readonly log?: (line: string) => void;
}

interface StoryPair {
  readonly before: RoomStory | undefined;
  readonly after: RoomStory | undefined;
}

function pairStories(before: Room, after: Room, only: readonly string[]): readonly StoryPair[] {
  const old = new Map(before.stories.map((story) => [story.id, story]));
  const current = new Map(after.stories.map((story) => [story.id, story]));
  return [...new Set([...current.keys(), ...old.keys()])]
    .filter((id) => only.length === 0 || only.some((part) => id.includes(part)))
    .map((id) => ({ before: old.get(id), after: current.get(id) }));
}

const hasEqualCode = ({ before, after }: StoryPair) => before?.moduleHash === after?.moduleHash;

/**
 * Compares the review room of a git ref with that of the work tree and writes the results. Returns the name of the
 * run's folder. Throws if the ref is unknown or a review room cannot be built; a failed story is a result.
 */
export async function takePictures(request: PicturesRequest): Promise<string> {
  const { root, reviewFolder, ref, takesAll = false, isFresh = false, only = [], log = console.log } = request;
  const cache = path.join(reviewFolder, 'cache');
  const [base, head] = [readRef(root, ref), readWorkTree(root)];
  log(`Building the review room of ${ref} (${base.commit.slice(0, 8)}) and of the work tree …`);
  const before = await buildRoom({ root, snapshot: base, cache });
  const after = await buildRoom({ root, snapshot: head, cache });
  const pairs = pairStories(before, after, only);
  const store = createCaptureStore(cache);
  const capture = await startCapture(store);
  try {
    const requestOf = (room: Room, { id, importPath, moduleHash }: RoomStory): CaptureRequest => ({
      room: room.folder,
      story: id,
      file: importPath,
      code: moduleHash,
    });
    const outcomes = new Map<CaptureRequest, CaptureOutcome>();
    const planned = pairs.map((pair) => {
      const isEqual = hasEqualCode(pair);
      const old = pair.before && requestOf(before, pair.before);
      return {
        pair,
        // Without a key of its own, the capture of the work tree would be compared with itself.
        before: takesAll && isEqual && old ? { ...old, code: `ref ${old.code}` } : old,
        after: pair.after && requestOf(after, pair.after),
        isCompared: takesAll || !isEqual,
      };
    });
    const wanted = planned
      .filter(({ isCompared }) => isCompared)
      .flatMap((plan) => [plan.before, plan.after])
      .filter((asked) => asked !== undefined);
    const missing = wanted.filter((asked) => {
      const stored = isFresh ? null : capture.find(asked);
      if (stored !== null) outcomes.set(asked, { capture: stored });
      return stored === null;
    });
    log(
      `${planned.filter(({ isCompared }) => isCompared).length} of ${pairs.length} stories to compare: ` +
        `${missing.length} to capture, ${wanted.length - missing.length} stored.`,
    );
    const progress = startProgress(missing.length);
    await capture.capture(missing, (asked, outcome) => {
      outcomes.set(asked, outcome);
      progress.advance('error' in outcome);
    });
    progress.end();
    await confirmChanges(capture, planned, outcomes);

    const createdAt = new Date().toISOString();
    const run = createRunFolder(reviewFolder, `${createdAt.replace(/[-:]|\.\d+/g, '')}-${base.commit.slice(0, 8)}`);
    const outcomeOf = (asked?: CaptureRequest) => (asked === undefined ? undefined : outcomes.get(asked));
    const stories = planned.map(({ pair, before: old, after: current, isCompared }): StoryResult => {
      const { id, title, name } = pair.after ?? pair.before ?? { id: '', title: '', name: '' };
      const described = { id, title, name };
      if (!isCompared) {
        const stored = current === undefined ? null : capture.find(current);
        const contentHash = stored === null ? '' : hashContent(stored);
        return { ...described, ...unchanged, flow: stored?.flow ?? null, contentHash };
      }
      const [oldOutcome, outcome] = [outcomeOf(old), outcomeOf(current)];
      const captureOf = (found?: CaptureOutcome) => (found !== undefined && 'capture' in found ? found.capture : null);
      const captures = { id, before: captureOf(oldOutcome), after: captureOf(outcome) };
      const { isEqual, after: shown, ...changes } = compareStory(captures, store, run);
      if (current !== undefined && shown !== null) capture.store(current, shown);
      const contentHash = shown === null ? '' : hashContent(shown);
      const flow = (shown ?? captures.before)?.flow ?? null;
      const compared = { ...described, ...changes, flow, contentHash };
      if (outcome !== undefined && 'error' in outcome) return { ...compared, status: 'failed', error: outcome.error };
      if (current === undefined) return { ...compared, status: 'removed' };
      if (old === undefined) return { ...compared, status: 'new' };
      if (oldOutcome !== undefined && 'error' in oldOutcome)
        return { ...compared, status: 'changed', error: `In ${ref}: ${oldOutcome.error}` };
      return { ...compared, status: isEqual ? 'unchanged' : 'changed' };
    });
    const results: ReviewResults = {
      version: 1,
      ref: { name: ref, commit: base.commit },
      head: { commit: head.commit, dirty: head.isDirty },
      createdAt,
      chromium: capture.version,
      ...(only.length > 0 ? { partial: true } : {}),
      stories,
    };
    run.finish(results);
    pruneResults(reviewFolder);
    return path.basename(run.folder);
  } finally {
    await capture.end();
  }
}

type Outcomes = Map<CaptureRequest, CaptureOutcome>;
interface PlannedStory {
  readonly before: CaptureRequest | undefined;
  readonly after: CaptureRequest | undefined;
}

/** Captures stories with a changed picture a second time. */
async function confirmChanges(
  capture: Awaited<ReturnType<typeof startCapture>>,
  planned: readonly PlannedStory[],
  outcomes: Outcomes,
): Promise<void> {
  const captureIn = (found: Outcomes, asked?: CaptureRequest) => {
    const outcome = asked === undefined ? undefined : found.get(asked);
    return outcome !== undefined && 'capture' in outcome ? outcome.capture : null;
  };
  const doubtful = planned.flatMap(({ before, after }) => {
    const first = { before: captureIn(outcomes, before), after: captureIn(outcomes, after) };
    if (before === undefined || after === undefined || first.before === null || first.after === null) return [];
    const pair = { before: first.before, after: first.after };
    return needsConfirmation(pair) ? [{ before, after, first: pair }] : [];
  });
  if (doubtful.length === 0 || doubtful.length > MAX_CONFIRMED) return;
  const again: Outcomes = new Map();
  const requests = doubtful.flatMap(({ before, after }) => [before, after]);
  await capture.capture(requests, (asked, outcome) => again.set(asked, outcome));
  for (const { before, after, first } of doubtful) {
    const second = { before: captureIn(again, before), after: captureIn(again, after) };
    if (second.before === null || second.after === null) continue;
    const confirmed = confirmCaptures(first, { before: second.before, after: second.after });
    outcomes.set(before, { capture: confirmed.before });
    outcomes.set(after, { capture: confirmed.after });
  }
}

const unchanged = {
  status: 'unchanged',
  text: { removed: [], added: [] },
  accessibility: { removed: [], added: [] },
  pictures: [],
} as const;
