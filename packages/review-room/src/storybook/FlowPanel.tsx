import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import type { API } from 'storybook/manager-api';
import { storyPathOf, type StoryOpener } from '../drawing/story-path.ts';
import { FlowPosition } from '../panel/FlowPosition.tsx';
import { loadDrawnChart, loadOpenedLayout } from '../drawing/load-drawn-chart.ts';
import type { PreparedCharts } from '../drawing/prepared-charts.ts';
import { CHART_EVENT } from './review-channel.ts';
import { missingFlowText, type ReviewedStorySource } from './reviewed-story.ts';

// Storybook draws a panel again with each step of a loading story.
const Position = React.memo(FlowPosition);

/** The place of the shown story in its chart. The positions of the chart load while the story is drawn. */
export function createFlowPanel(api: API, reviewed: ReviewedStorySource, { prepared }: PreparedCharts) {
  api.on(CHART_EVENT, (flow: string) => void loadDrawnChart(flow));
  const pageOf = (flow: string) => reviewed.latest()?.pages[flow];

  function FlowName({ flow, children }: { flow: string; children: string }) {
    const page = pageOf(flow);
    if (page === undefined) return <strong>{children}</strong>;
    const openPage = (event: React.MouseEvent) => {
      event.preventDefault();
      api.navigateUrl(page, { plain: true });
    };
    return (
      <a href={page} onClick={openPage}>
        {children}
      </a>
    );
  }

  const stories: StoryOpener = {
    load: loadDrawnChart,
    loadOpened: loadOpenedLayout,
    prepared,
    pathOf: (flow, story) => {
      const page = pageOf(flow);
      return page === undefined ? null : storyPathOf(page, story);
    },
    open: (path) => api.navigateUrl(path, { plain: true }),
  };

  return function FlowPanel({ active }: { active?: boolean | undefined }) {
    const shown = React.useSyncExternalStore(reviewed.subscribe, reviewed.current);
    const latest = React.useSyncExternalStore(reviewed.subscribe, reviewed.latest);
    const isMissing = shown === null || typeof shown === 'string';
    return (
      <AddonPanel active={active === true}>
        <div className="folioflow-panel" data-theme={api.getGlobals()['theme'] === 'dark' ? 'dark' : undefined}>
          {isMissing && <p role="status">{missingFlowText(shown)}</p>}
          {latest !== null && (
            // An unfolded text remains unfolded in the next story of the flow.
            <div hidden={isMissing}>
              <Position {...latest} stories={stories} link={FlowName} />
            </div>
          )}
        </div>
      </AddonPanel>
    );
  };
}
