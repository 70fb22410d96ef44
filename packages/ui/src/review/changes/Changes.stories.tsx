import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangesPage } from './ChangesPage.tsx';
import type { ChangesSource, RoomChanges } from './room-changes.ts';
import { sampleChanges } from './testing/sample-changes.ts';

const sourceOf = (
  load: ChangesSource['load'],
  loadReleases: ChangesSource['loadReleases'] = () => Promise.resolve([]),
) => ({
  load,
  loadReleases,
});

const meta = {
  title: 'Review/WhatChanged',
  component: ChangesPage,
  tags: ['!autodocs'],
  args: { source: sourceOf(() => Promise.resolve<RoomChanges | null>(sampleChanges)) },
} satisfies Meta<typeof ChangesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const unchanged = {
  ...sampleChanges,
  newStories: [],
  removedStories: [],
  changedStories: [],
  charts: [],
  messages: [],
};

export const Changed: Story = {};
export const Unchanged: Story = { args: { source: sourceOf(() => Promise.resolve(unchanged)) } };
export const NoComparison: Story = { args: { source: sourceOf(() => Promise.resolve(null)) } };
export const Loading: Story = { args: { source: sourceOf(() => new Promise<never>(() => undefined)) } };
export const Failed: Story = { args: { source: sourceOf(() => Promise.reject(new Error('offline'))) } };
export const Releases: Story = {
  args: {
    source: sourceOf(
      () => Promise.resolve(sampleChanges),
      () =>
        Promise.resolve([
          { release: '0.3.0', day: '2026-11-18' },
          { release: '0.2.0', day: '2026-10-01' },
        ]),
    ),
  },
};
