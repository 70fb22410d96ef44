import type { StoryCapture } from './story-capture.ts';

interface CapturePair {
  readonly before: StoryCapture;
  readonly after: StoryCapture;
}

/** More changed stories are a change of all: a second capture would double the time and confirm little. */
export const MAX_CONFIRMED = 200;

const hashOfLook = ({ pictures }: StoryCapture, { width, theme }: StoryCapture['pictures'][number]) =>
  pictures.find((picture) => picture.width === width && picture.theme === theme)?.hash;

/** Both trees have the story, and a picture differs. */
export const needsConfirmation = ({ before, after }: CapturePair): boolean =>
  after.pictures.some((picture) => hashOfLook(before, picture) !== picture.hash);

/**
 * Returns the pair whose pictures are equal wherever a capture of the ref and one of the work tree are: a browser that is
 * short of time can draw a frame differently, but different code never draws the same bytes by chance.
 */
export function confirmCaptures(first: CapturePair, second: CapturePair): CapturePair {
  const shared = first.after.pictures.map((picture) => {
    const old = [first.before, second.before].map((capture) => hashOfLook(capture, picture));
    const current = [first.after, second.after].map((capture) => hashOfLook(capture, picture));
    return current.find((hash) => old.includes(hash));
  });
  const withShared = (capture: StoryCapture): StoryCapture => ({
    ...capture,
    pictures: capture.pictures.map((picture, at) => ({ ...picture, hash: shared[at] ?? picture.hash })),
  });
  return { before: withShared(first.before), after: withShared(first.after) };
}
