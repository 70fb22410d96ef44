import { chartPageJourneys, storyArgs } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChartPageValue } from '@folioflow/flows';
import { NavHistory } from './NavHistory.tsx';
import { useNavWindow } from './use-nav-window.ts';

function historyOf(name: 'Loaded' | 'LoadedEmpty' | 'LoadedOneNav' | 'LoadedUnchanged' | 'LoadedFallen') {
  const { view } = storyArgs(chartPageJourneys, name);
  if (view.screen !== 'loaded') throw new Error(`${name} is not loaded.`);
  return view.value;
}

function OpenHistory({ points, historyDays }: Pick<ChartPageValue, 'points' | 'historyDays'>) {
  return (
    <div style={{ padding: 'var(--space-16)' }}>
      <NavHistory window={useNavWindow(points)} history={points} longestDays={historyDays} />
    </div>
  );
}

const meta = {
  title: 'Parts/NavHistory',
  component: OpenHistory,
  args: historyOf('Loaded'),
} satisfies Meta<typeof OpenHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneMonth: Story = {};
export const Falling: Story = { args: historyOf('LoadedFallen') };
export const Unchanged: Story = { args: historyOf('LoadedUnchanged') };
export const SingleNav: Story = { args: historyOf('LoadedOneNav') };
export const NoNav: Story = { args: historyOf('LoadedEmpty') };
