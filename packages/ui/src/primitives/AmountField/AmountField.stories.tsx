import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createControlledRender } from '../../testing/controlled-story.tsx';
import { AmountField } from './AmountField.tsx';

const meta = {
  title: 'Primitives/AmountField',
  component: AmountField,
  render: createControlledRender(AmountField),
  args: { label: 'Amount', hint: 'From ₹500 to ₹1,00,000, in steps of ₹1', value: '', onValueChange: fn() },
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '125000' } };
export const BelowMinimum: Story = { args: { value: '250', error: 'At least ₹500' } };
export const Units: Story = {
  args: { label: 'Units', hint: '1,204.331 units are free', value: '204.331', prefix: '', decimals: 3 },
};

export const CommaAskedFor: Story = { args: { value: '1234567,50', decimals: 3 } };
export const PointBeforeComma: Story = { args: { value: '1.234,50', decimals: 3 } };

export const RefusedAboveMaximum: Story = {
  args: { value: '10000', max: 100000, maxText: 'At most ₹1,00,000 for this scheme' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '01');
  },
};

export const RefusedPaste: Story = {
  args: { value: '10000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Amount'));
    await userEvent.paste('1e400');
  },
};
