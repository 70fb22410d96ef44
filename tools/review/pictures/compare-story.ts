import { readFileSync } from 'node:fs';
import { PICTURE_THEMES, PICTURE_WIDTHS, type LineChanges, type PictureResult, type StoryResult } from '../results.ts';
import { hashOf, type CaptureStore } from './capture/capture-store.ts';
import type { CapturedLines, CapturedPicture, StoryCapture } from './capture/story-capture.ts';
import { compareLines, joinChanges } from './compare-lines.ts';
import { comparePictures } from './compare-pictures.ts';
import type { RunFolder } from './run-folder.ts';

/** Hash of what a story shows: pictures, text and accessibility tree. */
export const hashContent = ({ pictures, lines }: StoryCapture) => hashOf(JSON.stringify({ pictures, lines }));

export interface Compared {
  readonly id: string;
  /** Null if the tree does not have the story, or its capture has failed. */
  readonly before: StoryCapture | null;
  readonly after: StoryCapture | null;
}

const noChange: LineChanges = { removed: [], added: [] };

function compareLinesOf(
  { before, after }: Compared,
  linesOf: (lines: CapturedLines) => readonly string[],
): LineChanges {
  const linesAt = (capture: StoryCapture | null, width: number) =>
    capture?.lines.filter((lines) => lines.width === width).flatMap(linesOf) ?? [];
  return joinChanges(PICTURE_WIDTHS.map((width) => compareLines(linesAt(before, width), linesAt(after, width))));
}

export interface Comparison extends Pick<StoryResult, 'text' | 'accessibility' | 'pictures'> {
  readonly isEqual: boolean;
  /** Capture of the work tree. A picture that differs by rounding only is replaced by that of the ref. */
  readonly after: StoryCapture | null;
}

/** Compares two captures of a story, and adds their pictures to the folder of the run. */
export function compareStory(compared: Compared, store: CaptureStore, run: RunFolder): Comparison {
  const { id, before, after } = compared;
  const pictures: PictureResult[] = [];
  const shown: CapturedPicture[] = [];
  for (const width of PICTURE_WIDTHS)
    for (const theme of PICTURE_THEMES) {
      const hashIn = (capture: StoryCapture | null) =>
        capture?.pictures.find((picture) => picture.width === width && picture.theme === theme)?.hash ?? null;
      const [old, current] = [hashIn(before), hashIn(after)];
      const readPicture = (hash: string) => readFileSync(store.pictureFile(hash));
      const difference =
        old === null || current === null || old === current
          ? null
          : comparePictures(readPicture(old), readPicture(current));
      const shownHash = difference === null && current !== null ? (old ?? current) : current;
      if (shownHash !== null) shown.push({ width, theme, hash: shownHash });
      const look = `${width}-${theme}`;
      const link = (hash: string | null, moment: string) =>
        hash === null ? null : run.linkPicture(store.pictureFile(hash), id, `${look}-${moment}`);
      pictures.push({
        width,
        theme,
        before: link(old, 'before'),
        after: link(shownHash, 'after'),
        difference: difference && run.writePicture(difference.png, id, `${look}-difference`),
        changedPixels: difference?.changedPixels ?? 0,
        changedRatio: difference?.changedRatio ?? 0,
      });
    }
  const hasBoth = before !== null && after !== null;
  const text = hasBoth ? compareLinesOf(compared, (lines) => lines.text) : noChange;
  const accessibility = hasBoth ? compareLinesOf(compared, (lines) => lines.accessibility) : noChange;
  const changes = [text, accessibility].flatMap(({ removed, added }) => [...removed, ...added]);
  return {
    text,
    accessibility,
    pictures,
    isEqual: hasBoth && changes.length === 0 && pictures.every(({ difference }) => difference === null),
    after: after && { ...after, pictures: shown },
  };
}
