import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createControlledRender } from '../../testing/controlled-story.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  render: createControlledRender(Select),
  args: {
    label: 'Income',
    value: '',
    options: [
      { value: '31', label: 'Below 1 lakh' },
      { value: '32', label: '1 to 5 lakh' },
      { value: '33', label: '5 to 10 lakh' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { hint: 'A year, before tax' } };
export const Chosen: Story = { args: { value: '32' } };
export const WithError: Story = { args: { error: 'Please choose your income' } };
export const Disabled: Story = { args: { value: '33', disabled: true } };
