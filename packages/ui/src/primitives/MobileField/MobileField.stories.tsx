import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createControlledRender } from '../../testing/controlled-story.tsx';
import { MobileField } from './MobileField.tsx';

const meta = {
  title: 'Primitives/MobileField',
  component: MobileField,
  render: createControlledRender(MobileField),
  args: { label: 'Mobile number', value: '', onValueChange: fn() },
} satisfies Meta<typeof MobileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '9876543210' } };
export const Invalid: Story = { args: { value: '5876543210', error: 'Please enter a valid mobile number' } };
