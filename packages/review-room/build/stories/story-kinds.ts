import type { FlowStoryFacts, StoryKind } from '../room-facts.ts';

/** Attribute that `withoutBrowserPlugin` adds to the primitive of an empty list. */
export const DRAWN_EMPTY = 'data-drawn-empty';

const tags = /<(\/?)[\w-]+(?:[^>"']|"[^"]*")*>/g;
const isVoid = (tag: string) => tag.endsWith('/>');

/** Returns whether an element with the role of an alert has a text. */
function hasAlert(markup: string): boolean {
  return markup
    .split('role="alert"')
    .slice(1)
    .some((rest) => {
      let depth = 1;
      let at = rest.indexOf('>') + 1;
      tags.lastIndex = at;
      for (let tag = tags.exec(rest); tag !== null && depth > 0; tag = tags.exec(rest)) {
        if (rest.slice(at, tag.index).trim() !== '') return true;
        at = tags.lastIndex;
        if (!isVoid(tag[0])) depth += tag[1] === '/' ? -1 : 1;
      }
      return false;
    });
}

/** Returns the kinds of a story from the state of its flow and from the primitives that it draws. */
export function storyKinds(markup: string, flow: FlowStoryFacts | null): readonly StoryKind[] {
  const isDrawn = (part: string) => markup.includes(part);
  const hasError = flow?.hasFailed === true || isDrawn('aria-invalid="true"') || hasAlert(markup);
  const kinds: Readonly<Record<StoryKind, boolean>> = {
    loading: flow?.isBusy === true || isDrawn('data-loading='),
    // The page after a failed load has the look of an empty one.
    empty: isDrawn(DRAWN_EMPTY) && !hasError,
    error: hasError,
    outcome: flow?.isOver === true || isDrawn('data-outcome='),
  };
  return (Object.keys(kinds) as StoryKind[]).filter((kind) => kinds[kind]);
}
