import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { lightBrand } from './brand.ts';
import { createFlowPanel } from './FlowPanel.tsx';
import { createPlayPanel } from './PlayPanel.tsx';
import { createReviewedStory } from './reviewed-story.ts';
import { addSearchTool } from './SearchTool.tsx';

// Storybook compiles its own frame for the classic JSX runtime, which requires a global React.
Object.assign(globalThis, { React });
// Without a named theme the tokens follow the system's theme; the frame is always light.
document.documentElement.dataset['theme'] = 'light';

addons.setConfig({
  theme: lightBrand,
  // Storybook draws all shown rows again with each step of a loading story. The section of a shown story opens.
  sidebar: { showRoots: true, collapsedRoots: ['screens', 'parts', 'shell', 'primitives', 'tokens', 'review'] },
  enableShortcuts: true,
  selectedPanel: 'folioflow/flow',
});

addons.register('folioflow', (api) => {
  const reviewed = createReviewedStory(api);
  addons.add('folioflow/flow', {
    type: types.PANEL,
    title: 'Flow',
    match: ({ viewMode }) => viewMode === 'story',
    render: createFlowPanel(api, reviewed),
  });
  addons.add('folioflow/play', {
    type: types.PANEL,
    title: 'Play',
    match: ({ viewMode }) => viewMode === 'story',
    render: createPlayPanel(api, reviewed),
  });
  addSearchTool(api);
});
