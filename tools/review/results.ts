/** Viewport widths of pictures, in CSS pixels. */
export const PICTURE_WIDTHS = [360, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Colour themes of pictures. */
export const PICTURE_THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** A story is `failed` if it threw or never finished rendering; its error says why. */
export type StoryStatus = 'new' | 'removed' | 'changed' | 'unchanged' | 'failed';

/** Lines that differ between the ref and the work tree, in reading order. Moved lines are in both lists. */
export interface LineChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** One story at one width in one theme. Paths are relative to the folder of the run, with forward slashes. */
export interface PictureResult {
  readonly width: PictureWidth;
  readonly theme: PictureTheme;
  /** PNG of the ref; null if the ref does not have the story. */
  readonly before: string | null;
  /** PNG of the work tree; null if the work tree does not have the story. */
  readonly after: string | null;
  /** PNG that marks the changed pixels; null if both pictures are equal or one is missing. */
  readonly difference: string | null;
  /** Number of changed pixels; 0 if both pictures are equal or one is missing. */
  readonly changedPixels: number;
  /** Changed pixels as a share of the larger picture, from 0 to 1. */
  readonly changedRatio: number;
}

export interface StoryResult {
  /** Storybook id, such as `flows-access-mpin--entering`. */
  readonly id: string;
  /** Storybook title, such as `Flows/Access/Mpin`. */
  readonly title: string;
  readonly name: string;
  /** Id of the flow's machine; null for a story without a flow. */
  readonly flow: string | null;
  readonly status: StoryStatus;
  /**
   * SHA-256 in hexadecimal of what the work tree shows: four pictures, text and accessibility lines. Empty if the story
   * is removed or failed, or is unchanged and was never captured.
   */
  readonly contentHash: string;
  /** Message of a failed story. */
  readonly error?: string;
  /** Visible text, line by line. */
  readonly text: LineChanges;
  /** Roles, names and states of the accessibility tree, line by line. */
  readonly accessibility: LineChanges;
  /** Empty if the code of the story is equal in both trees. */
  readonly pictures: readonly PictureResult[];
}

/** Contents of `.results/review/<run>/results.json`, written by `npm run review:pictures -- <ref>`. */
export interface ReviewResults {
  readonly version: 1;
  /** The compared git ref as typed, and its commit hash. */
  readonly ref: { readonly name: string; readonly commit: string };
  /** Commit of the work tree; dirty if tracked or new files differ from it. */
  readonly head: { readonly commit: string; readonly dirty: boolean };
  /** ISO 8601 instant in UTC. */
  readonly createdAt: string;
  /** Version of the browser that took the pictures. */
  readonly chromium: string;
  /** Only some stories were compared: the run cannot prove that a review is complete. */
  readonly partial?: boolean;
  readonly stories: readonly StoryResult[];
}

/** Contents of `.results/review/latest.json`. */
export interface LatestRun {
  /** Name of the run's folder in `.results/review`. */
  readonly run: string;
}
