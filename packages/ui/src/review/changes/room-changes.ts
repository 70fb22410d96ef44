/** A side of a comparison. */
export interface ComparedRoom {
  /** The ref as it was given: a tag, a branch, a commit, or a file of facts; `the work tree`. */
  readonly ref: string;
  /** Short hash of its commit; null for a file. */
  readonly commit: string | null;
}

export interface StoryName {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Stories whose screens changed in the same way. Without texts, only elements or their states changed. */
export interface ChangedStories {
  readonly removedTexts: readonly string[];
  readonly addedTexts: readonly string[];
  readonly stories: readonly StoryName[];
}

export interface Differences {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Changes of the chart of a flow. The lists of a new chart have its whole content, those of a removed one too. */
export interface ChangedChart {
  readonly flow: string;
  readonly status: 'new' | 'changed' | 'removed';
  readonly states: Differences;
  readonly edges: Differences;
  readonly events: Differences;
}

/** A shipped text; null if there was none, or is none any more. */
export interface ChangedMessage {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The difference of two review rooms. */
export interface RoomChanges {
  readonly version: 1;
  readonly before: ComparedRoom;
  readonly after: ComparedRoom;
  readonly newStories: readonly StoryName[];
  readonly removedStories: readonly StoryName[];
  readonly changedStories: readonly ChangedStories[];
  readonly charts: readonly ChangedChart[];
  readonly messages: readonly ChangedMessage[];
}

/** A release whose changes the review room can show. */
export interface ReleaseName {
  /** Version, such as `0.2.0`. */
  readonly release: string;
  /** Day of its preparation in India, `yyyy-mm-dd`. */
  readonly day: string;
}

/** Loads comparisons. */
export interface ChangesSource {
  /** Loads the changes of a release, or the latest comparison; null if there is none. */
  readonly load: (release: string | null) => Promise<RoomChanges | null>;
  /** Loads the names of all releases with changes, the last one first. */
  readonly loadReleases: () => Promise<readonly ReleaseName[]>;
}

export const isUnchanged = ({ newStories, removedStories, changedStories, charts, messages }: RoomChanges): boolean =>
  [newStories, removedStories, changedStories, charts, messages].every((changes) => changes.length === 0);
