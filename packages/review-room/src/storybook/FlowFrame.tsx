import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { ClockProvider } from '../../../ui/src/primitives/Countdown/ClockProvider.tsx';
import { FlowEnd } from '../panel/FlowEnd.tsx';
import { storyReviewOf, type StoryReview as FlowReview } from '../panel/flow-review.ts';
import type { FlowParameters } from '../../../ui/src/testing/flow-parameters.ts';
import { flowPagePaths } from './flow-pages.ts';
import { REVIEW_EVENT, type StoryReview } from './review-channel.ts';
import { STORY_NOW } from './story-clock.ts';
import { usePlayedStory } from './use-played-story.ts';

/** Props of a screen that a played story replaces. */
export interface PlayedProps {
  readonly view?: unknown;
  readonly remote?: unknown;
}

interface FlowFrameProps {
  story: string;
  flow: FlowParameters | null;
  /** Draws the story, or the screen of the played state. */
  draw: (played: PlayedProps) => ReactNode;
}

const reviews = new WeakMap<FlowParameters, FlowReview>();

/** Returns the place of a story. It is played once, and after the story is drawn. */
function reviewOf(flow: FlowParameters): FlowReview {
  const review = reviews.get(flow) ?? storyReviewOf(flow.journeys, flow.scenario);
  reviews.set(flow, review);
  return review;
}

/**
 * Sends the place of the story, or of its played state, in its chart to the Flow panel, and shows a note if the screen
 * is empty.
 */
export function FlowFrame({ story, flow, draw }: FlowFrameProps) {
  const [isBlank, setBlank] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const played = usePlayedStory(story, flow);
  useLayoutEffect(() => setBlank(screen.current?.textContent === ''), [played]);
  const now = played?.now ?? STORY_NOW;
  const clock = useMemo(() => () => now, [now]);
  useEffect(() => {
    const review = played?.review ?? (flow && reviewOf(flow));
    const reviewed: StoryReview | null = review && { ...review, pages: flowPagePaths };
    addons.getChannel().emit(REVIEW_EVENT, story, reviewed);
  }, [story, flow, played]);
  const ending = isBlank && flow ? (played?.review ?? reviewOf(flow)).ending : null;
  return (
    <>
      <div ref={screen} style={{ display: 'contents' }}>
        {played === null ? (
          draw({})
        ) : (
          <ClockProvider now={clock}>{draw({ view: played.view, remote: played.remote })}</ClockProvider>
        )}
      </div>
      {ending && <FlowEnd {...ending} />}
    </>
  );
}
