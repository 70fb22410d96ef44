import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createControlledRender } from '../../testing/controlled-story.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  render: createControlledRender(PasswordField),
  args: { label: 'Password', value: '', onValueChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: '7 to 22 characters' } };
export const Typed: Story = { args: { value: 'a made-up one' } };
export const WithError: Story = { args: { value: 'short', error: 'At least 7 characters' } };

export const Shown: Story = {
  args: { value: 'a made-up one' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};
