import { useEffect, useMemo, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { FlowOver } from '../packages/ui/src/review/FlowOver.tsx';
import { reviewOf } from '../packages/ui/src/testing/flow-review.ts';
import type { FlowParameters } from '../packages/ui/src/testing/flow-story.tsx';
import { flowPages } from './flow-pages.ts';
import { REVIEW, type Reviewed } from './review-channel.ts';

interface FlowFrameProps {
  flow: FlowParameters | null;
  isClosed: boolean;
  children: ReactNode;
}

/** Tells the Flow panel where the story stands, and says so on the page where the flow is over and its screen closed. */
export function FlowFrame({ flow, isClosed, children }: FlowFrameProps) {
  const review = useMemo(() => flow && reviewOf(flow.journeys, flow.scenario), [flow]);
  useEffect(() => {
    const reviewed: Reviewed | null = review && { ...review, pages: flowPages };
    addons.getChannel().emit(REVIEW, reviewed);
  }, [review]);
  return (
    <>
      {children}
      {isClosed && review?.ending && <FlowOver {...review.ending} />}
    </>
  );
}
