import type { PictureTheme, PictureWidth } from '../../results.ts';

/** Lines at one width. */
export interface CapturedLines {
  readonly width: PictureWidth;
  readonly text: readonly string[];
  readonly accessibility: readonly string[];
}

export interface CapturedPicture {
  readonly width: PictureWidth;
  readonly theme: PictureTheme;
  /** SHA-256 of the PNG file, which is its name in the store. */
  readonly hash: string;
}

/** All that a story shows in one tree. */
export interface StoryCapture {
  /** Id of the flow's machine; null for a story without a flow. */
  readonly flow: string | null;
  readonly lines: readonly CapturedLines[];
  readonly pictures: readonly CapturedPicture[];
}
