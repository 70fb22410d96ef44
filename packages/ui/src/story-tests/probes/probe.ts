/** A story while it is mounted in a test run. */
export interface MountedStory {
  readonly title: string;
  readonly name: string;
  readonly canvas: HTMLElement;
  /** View of the flow at the state of the story; undefined for a story without one. */
  readonly view: unknown;
  /** True for the first story of a screen in its file: the others differ in the provider's data. */
  readonly isFirstOfScreen: boolean;
}

/** A look at a mounted story. It leaves the page as it found it, and the story too unless it acts on it. */
export interface Probe {
  readonly name: string;
  readonly isMeant: (story: MountedStory) => boolean;
  /** Raises, pastes or focuses, so that the story may have changed after it. */
  readonly isActing?: true;
  /** Returns each fault with the element that has it. */
  readonly find: (story: MountedStory) => readonly string[] | Promise<readonly string[]>;
}

/** Start tag and text of an element, as far as a message needs them. */
export const nameOf = (element: Element): string => element.outerHTML.slice(0, 160);
