import type { Journeys } from '@folioflow/flows/testing';
import { expect, vi } from 'vitest';
import { render } from '../../../ui/src/testing/render.tsx';
import { loadDrawnChart, loadOpenedLayout } from '../drawing/load-drawn-chart.ts';
import { FlowDrawing } from '../drawing/FlowDrawing.tsx';
import type { StoryOpener } from '../drawing/story-path.ts';
import { storyReviewOf } from './flow-review.ts';

/** Draws the chart of a story with the positions of the room's own build, for a test. */
export async function drawStory(journeys: Journeys, scenario: string) {
  const open = vi.fn<StoryOpener['open']>();
  const { place } = storyReviewOf(journeys, scenario);
  const screen = await render(
    <FlowDrawing
      place={place}
      stories={{
        load: loadDrawnChart,
        loadOpened: loadOpenedLayout,
        pathOf: (flow, story) => `?path=${flow}/${story}`,
        open,
      }}
    />,
  );
  await expect.element(screen.getByRole('figure')).toBeVisible();
  return { screen, open };
}
