import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { lightBrand } from '../packages/review-room/src/storybook/brand.ts';
import { completeSidebarLater, firstRowFilters } from '../packages/review-room/src/storybook/initial-sidebar.ts';
import { createFlowPanel } from '../packages/review-room/src/storybook/FlowPanel.tsx';
import { loadDrawnChart, loadOpenedLayout } from '../packages/review-room/src/drawing/load-drawn-chart.ts';
import { createPlayPanel } from '../packages/review-room/src/storybook/PlayPanel.tsx';
import { createPreparedCharts } from '../packages/review-room/src/drawing/prepared-charts.ts';
import { createReviewedStory } from '../packages/review-room/src/storybook/reviewed-story.ts';
import { addSearchTool } from '../packages/review-room/src/storybook/SearchTool.tsx';

// Storybook compiles its own frame for the classic JSX runtime, which requires a global React.
Object.assign(globalThis, { React });
// Without a named theme the tokens follow the system's theme; the frame is always light.
document.documentElement.dataset['theme'] = 'light';

/** Storybook draws all shown rows again with each step of a loading story. The section of a shown story opens. */
const collapsedRoots = ['screens', 'parts', 'shell', 'primitives', 'tokens', 'review'];

addons.setConfig({
  theme: lightBrand,
  sidebar: { showRoots: true, collapsedRoots, filters: firstRowFilters(collapsedRoots) },
  enableShortcuts: true,
  selectedPanel: 'folioflow/flow',
});

addons.register('folioflow', (api) => {
  completeSidebarLater(api);
  const charts = createPreparedCharts({ load: loadDrawnChart, loadOpened: loadOpenedLayout });
  const reviewed = createReviewedStory(api, ({ place }) => charts.prepare(place));
  addons.add('folioflow/flow', {
    type: types.PANEL,
    title: 'Flow',
    match: ({ viewMode }) => viewMode === 'story',
    render: createFlowPanel(api, reviewed, charts),
  });
  addons.add('folioflow/play', {
    type: types.PANEL,
    title: 'Play',
    match: ({ viewMode }) => viewMode === 'story',
    render: createPlayPanel(api, reviewed),
  });
  addSearchTool(api);
});
