import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createControlledRender } from '../../testing/controlled-story.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  render: createControlledRender(TextField),
  args: { label: 'E-mail address', value: '', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'We send a code to it.', placeholder: 'name@example.in' } };
export const Filled: Story = { args: { value: 'asha@example.in' } };
export const WithError: Story = { args: { value: 'asha@', error: 'Please enter a valid e-mail address' } };
export const WithCounter: Story = {
  args: { label: 'Name of the watchlist', value: 'Retirement', counter: 30 },
};
export const ReadOnly: Story = { args: { label: 'IFSC', value: 'HDFC0000123', readOnly: true } };
export const Disabled: Story = { args: { value: 'asha@example.in', disabled: true } };
