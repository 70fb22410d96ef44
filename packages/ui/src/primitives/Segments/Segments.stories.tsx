import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useReportedState } from '../../testing/controlled-story.tsx';
import { Segments, type SegmentsProps } from './Segments.tsx';

function ControlledSegments(args: SegmentsProps<string>) {
  const [value, keep] = useReportedState<string | null>(
    args.value,
    (chosen) => chosen !== null && args.onValueChange(chosen),
  );
  return <Segments {...args} value={value} onValueChange={keep} />;
}

const meta = {
  title: 'Primitives/Segments',
  component: Segments<string>,
  render: ControlledSegments,
  args: {
    label: 'Period',
    value: '1Y',
    items: ['1M', '6M', '1Y', '3Y', '5Y', 'All'].map((label) => ({ value: label, label })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Segments<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Periods: Story = {};
export const NoneHolds: Story = { args: { value: null } };

export const Filled: Story = {
  args: {
    label: 'Kind of order',
    value: 'sip',
    fill: true,
    items: [
      { value: 'lumpsum', label: 'One time' },
      { value: 'sip', label: 'Monthly SIP' },
    ],
  },
};

export const WithOneDisabled: Story = {
  args: { items: ['1M', '6M', '1Y'].map((label) => ({ value: label, label, disabled: label === '6M' })) },
};
