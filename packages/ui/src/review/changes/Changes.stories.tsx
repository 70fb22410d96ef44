import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangesPage } from './ChangesPage.tsx';
import type { RoomChanges } from './room-changes.ts';
import { sampleChanges } from './testing/sample-changes.ts';

const meta = {
  title: 'Review/WhatChanged',
  component: ChangesPage,
  tags: ['!autodocs'],
  args: { load: () => Promise.resolve<RoomChanges | null>(sampleChanges) },
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
export const Unchanged: Story = { args: { load: () => Promise.resolve(unchanged) } };
export const NoComparison: Story = { args: { load: () => Promise.resolve(null) } };
export const Loading: Story = { args: { load: () => new Promise<never>(() => undefined) } };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('offline')) } };
