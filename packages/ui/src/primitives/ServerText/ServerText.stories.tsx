import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerText } from './ServerText.tsx';

const meta = {
  title: 'Primitives/ServerText',
  component: ServerText,
  args: { text: 'The minimum amount is Rs.500' },
} satisfies Meta<typeof ServerText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = { args: { text: 'The order is with the fund house. '.repeat(100) } };
