import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createControlledRender } from '../../testing/controlled-story.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Primitives/CodeField',
  component: CodeField,
  render: createControlledRender(CodeField),
  args: { label: 'One-time code', hint: 'Sent to 98••••3210', value: '', onValueChange: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTyped: Story = { args: { value: '481' } };
export const Complete: Story = { args: { value: '481902' } };
export const Wrong: Story = { args: { error: 'That code is not right. Check it and try again.' } };
export const Disabled: Story = { args: { value: '481902', disabled: true } };
export const Pin: Story = { args: { label: 'mPin', hint: 'Your 4-digit PIN', length: 4, value: '12' } };

export const Focused: Story = {
  args: { value: '48' },
  play: ({ canvas }) => {
    canvas.getByLabelText('One-time code').focus();
  },
};
