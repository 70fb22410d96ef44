import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { FlowOver } from '../packages/ui/src/review/FlowOver.tsx';
import { reviewOf } from '../packages/ui/src/review/flow-review.ts';
import type { FlowParameters } from '../packages/ui/src/testing/flow-story.tsx';
import { flowPages } from './flow-pages.ts';
import { REVIEW, type Reviewed } from './review-channel.ts';

interface FlowFrameProps {
  flow: FlowParameters | null;
  children: ReactNode;
}

/** Tells the Flow panel where the story stands, and says so on the page where the flow is over and nothing is shown. */
export function FlowFrame({ flow, children }: FlowFrameProps) {
  const [isBlank, setBlank] = useState(false);
  const look = useCallback((screen: HTMLElement | null) => {
    if (screen !== null) setBlank(screen.textContent === '');
  }, []);
  const review = useMemo(() => flow && reviewOf(flow.journeys, flow.scenario), [flow]);
  useEffect(() => {
    const reviewed: Reviewed | null = review && { ...review, pages: flowPages };
    addons.getChannel().emit(REVIEW, reviewed);
  }, [review]);
  return (
    <>
      <div ref={look} style={{ display: 'contents' }}>
        {children}
      </div>
      {isBlank && review?.ending && <FlowOver {...review.ending} />}
    </>
  );
}
