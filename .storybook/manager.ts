import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { panelFor } from './FlowPanel.tsx';

// Storybook compiles its own frame for the classic JSX runtime, which asks for a global React.
Object.assign(globalThis, { React });
// Where none is named, the tokens follow the system's theme; the frame is always light.
document.documentElement.dataset['theme'] = 'light';

addons.setConfig({
  theme: brand,
  sidebar: { showRoots: true },
  enableShortcuts: true,
  selectedPanel: 'folioflow/flow',
});

addons.register('folioflow', (api) => {
  addons.add('folioflow/flow', {
    type: types.PANEL,
    title: 'Flow',
    match: ({ viewMode }) => viewMode === 'story',
    render: panelFor(api),
  });
});
