import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';

addons.setConfig({ selectedPanel: 'floor/panel' });

addons.register('floor', (api) => {
  let shown = '';
  const listeners = new Set<() => void>();
  api.on('floor/story', (name: string) => {
    shown = name;
    listeners.forEach((listener) => listener());
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  addons.add('floor/panel', {
    type: types.PANEL,
    title: 'Floor',
    match: ({ viewMode }) => viewMode === 'story',
    render: function FloorPanel({ active }) {
      const name = React.useSyncExternalStore(subscribe, () => shown);
      return React.createElement(AddonPanel, {
        active: active === true,
        children: React.createElement('p', { 'data-shown': name === '' ? undefined : '' }, name),
      });
    },
  });
});
