import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { FlowEnd } from '../packages/ui/src/review/FlowEnd.tsx';
import { storyReviewOf } from '../packages/ui/src/review/flow-review.ts';
import type { FlowParameters } from '../packages/ui/src/testing/flow-story.tsx';
import { flowPagePaths } from './flow-pages.ts';
import { REVIEW_EVENT, type StoryReview } from './review-channel.ts';

interface FlowFrameProps {
  flow: FlowParameters | null;
  children: ReactNode;
}

/** Sends the place of the story in its chart to the Flow panel, and shows a note if the screen is empty. */
export function FlowFrame({ flow, children }: FlowFrameProps) {
  const [isBlank, setBlank] = useState(false);
  const checkBlank = useCallback((screen: HTMLElement | null) => {
    if (screen !== null) setBlank(screen.textContent === '');
  }, []);
  const review = useMemo(() => flow && storyReviewOf(flow.journeys, flow.scenario), [flow]);
  useEffect(() => {
    const reviewed: StoryReview | null = review && { ...review, pages: flowPagePaths };
    addons.getChannel().emit(REVIEW_EVENT, reviewed);
  }, [review]);
  return (
    <>
      <div ref={checkBlank} style={{ display: 'contents' }}>
        {children}
      </div>
      {isBlank && review?.ending && <FlowEnd {...review.ending} />}
    </>
  );
}
