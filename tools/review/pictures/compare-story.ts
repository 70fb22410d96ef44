import { readFileSync } from 'node:fs';
import { PICTURE_THEMES, PICTURE_WIDTHS, type LineChanges, type PictureResult, type StoryResult } from '../results.ts';
import { hashOf, type CaptureStore } from './capture/capture-store.ts';
import type { CapturedLines, StoryCapture } from './capture/story-capture.ts';
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

/** Compares two captures of a story, and adds their pictures to the folder of the run. */
export function compareStory(
  compared: Compared,
  store: CaptureStore,
  run: RunFolder,
): Pick<StoryResult, 'text' | 'accessibility' | 'pictures'> {
  const { id, before, after } = compared;
  const pictures: PictureResult[] = [];
  for (const width of PICTURE_WIDTHS)
    for (const theme of PICTURE_THEMES) {
      const fileOf = (capture: StoryCapture | null) => {
        const found = capture?.pictures.find((picture) => picture.width === width && picture.theme === theme);
        return found === undefined ? null : store.pictureFile(found.hash);
      };
      const [old, current] = [fileOf(before), fileOf(after)];
      const difference =
        old === null || current === null || old === current
          ? null
          : comparePictures(readFileSync(old), readFileSync(current));
      const look = `${width}-${theme}`;
      pictures.push({
        width,
        theme,
        before: old && run.linkPicture(old, id, `${look}-before`),
        after: current && run.linkPicture(current, id, `${look}-after`),
        difference: difference && run.writePicture(difference.png, id, `${look}-difference`),
        changedPixels: difference?.changedPixels ?? 0,
        changedRatio: difference?.changedRatio ?? 0,
      });
    }
  if (before === null || after === null) return { text: noChange, accessibility: noChange, pictures };
  return {
    text: compareLinesOf(compared, ({ text }) => text),
    accessibility: compareLinesOf(compared, ({ accessibility }) => accessibility),
    pictures,
  };
}
