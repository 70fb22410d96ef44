import { chartPageJourneys, storyArgs } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavHistory } from './NavHistory.tsx';

function historyOf(name: 'Loaded' | 'LoadedEmpty' | 'LoadedOneNav' | 'LoadedUnchanged' | 'LoadedFallen') {
  const { view } = storyArgs(chartPageJourneys, name);
  if (view.screen !== 'loaded') throw new Error(`${name} is not loaded.`);
  return { points: view.value.points, longestDays: view.value.historyDays };
}

const meta = {
  title: 'Parts/NavHistory',
  component: NavHistory,
  args: historyOf('Loaded'),
} satisfies Meta<typeof NavHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneMonth: Story = {};
export const Falling: Story = { args: historyOf('LoadedFallen') };
export const Unchanged: Story = { args: historyOf('LoadedUnchanged') };
export const SingleNav: Story = { args: historyOf('LoadedOneNav') };
export const NoNav: Story = { args: historyOf('LoadedEmpty') };
