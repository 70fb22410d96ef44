import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useReportedState } from '../../testing/controlled-story.tsx';
import { DayGrid, type DayGridProps } from './DayGrid.tsx';

function ControlledDayGrid(args: DayGridProps) {
  const [value, keep] = useReportedState<number | null>(args.value, (picked) => picked !== null && args.onPick(picked));
  return <DayGrid {...args} value={value} onPick={keep} />;
}

const monthDays = (...offered: readonly number[]) =>
  Array.from({ length: 28 }, (_, index) => {
    const isOffered = offered.includes(index + 1);
    return { day: index + 1, name: `${index + 1}${isOffered ? '' : ', not available'}`, isOffered };
  });

const meta = {
  title: 'Primitives/DayGrid',
  component: DayGrid,
  render: ControlledDayGrid,
  args: { label: 'Choose a date', days: monthDays(1, 5, 10, 15, 25), value: 10, onPick: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof DayGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const NothingOffered: Story = { args: { value: null, days: monthDays() } };
