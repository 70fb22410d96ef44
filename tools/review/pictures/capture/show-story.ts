/** Storybook's channel between its frame and its page. */
interface StoryChannel {
  on(event: string, listener: (...parts: unknown[]) => void): void;
  off(event: string, listener: (...parts: unknown[]) => void): void;
  emit(event: string, ...parts: unknown[]): void;
}

interface StoryPreview {
  readonly currentSelection?: { readonly storyId?: string };
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: StoryChannel;
  var __STORYBOOK_PREVIEW__: StoryPreview;
}

export interface ShowRequest {
  readonly story: string;
  /** Sets the theme of the story that is shown; null mounts the story. */
  readonly theme: 'light' | 'dark' | null;
}

/**
 * Runs in the page. Shows a story by Storybook's channel and waits until it is drawn and nothing is pending. Resolves
 * to null, or to the message of its failure.
 */
export async function showStory({ story, theme }: ShowRequest): Promise<string | null> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const messageOf = (problem: unknown) => {
    const { description, message } = (problem ?? {}) as { readonly description?: string; readonly message?: string };
    return description ?? message ?? String(problem);
  };
  const failed = await new Promise<string | null>((resolve) => {
    let failure: string | null = null;
    const listeners: Readonly<Record<string, (...parts: unknown[]) => void>> = {
      storyErrored: (problem) => (failure ??= messageOf(problem)),
      storyThrewException: (problem) => (failure ??= messageOf(problem)),
      playFunctionThrewException: (problem) => (failure ??= messageOf(problem)),
      storyMissing: () => end('The review room has no such story.'),
      storyFinished: () => end(failure),
    };
    const end = (outcome: string | null) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(outcome);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    if (theme !== null) {
      channel.emit('updateGlobals', { globals: { theme } });
      return;
    }
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    globalThis.frozenPage.startStory(story);
    const isShown = globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId === story;
    if (isShown) channel.emit('forceRemount', { storyId: story });
    else channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
  return failed ?? globalThis.frozenPage.settle();
}
