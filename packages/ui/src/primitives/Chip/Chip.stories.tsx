import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip, ChipList } from './Chip.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { label: 'Axis Mutual Fund', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Chosen: Story = {
  render: ({ onRemove }) => (
    <ChipList
      label="Chosen filters"
      items={['Axis Mutual Fund', 'Equity', 'Very High', 'A category with a name that is long enough to be cut'].map(
        (label) => ({ key: label, label }),
      )}
      onRemove={onRemove}
      onClear={fn()}
    />
  ),
};
