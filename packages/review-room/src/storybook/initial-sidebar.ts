import {
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { createFirstRowFilter } from './first-rows.ts';

const FILTER = 'folioflow/first-rows';
/** Milliseconds between a drawn story and the complete sidebar: the panels of the story are drawn first. */
const PANELS_FIRST_MS = 1_000;

const entryOfAddress = () => (new URLSearchParams(location.search).get('path') ?? '').replace(/^\/\w+\//, '');

/** Filters of the sidebar until `completeSidebarLater` removes them. */
export const firstRowFilters = (collapsedRoots: readonly string[]) => ({
  [FILTER]: createFirstRowFilter({ shownEntry: entryOfAddress(), collapsedRoots }),
});

/** Gives the sidebar the entries below its closed rows after the first story, or at once when the frame is used. */
export function completeSidebarLater(api: API): void {
  const ends = [STORY_RENDERED, DOCS_RENDERED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];
  const gestures = ['pointerdown', 'pointermove', 'keydown', 'focusin'];
  let isComplete = false;
  const complete = () => {
    if (isComplete) return;
    isComplete = true;
    ends.forEach((event) => api.off(event, waitForPanels));
    gestures.forEach((gesture) => removeEventListener(gesture, complete));
    void api.experimental_setFilters({ [FILTER]: () => true });
  };
  const waitForPanels = () => void setTimeout(complete, PANELS_FIRST_MS);
  ends.forEach((event) => api.on(event, waitForPanels));
  gestures.forEach((gesture) => addEventListener(gesture, complete));
}
