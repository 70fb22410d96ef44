import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  args: {
    until: Date.UTC(2026, 10, 20, 5, 2),
    children: (seconds) => `You can resend OTP in ${seconds} secs`,
  },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoMinutes: Story = {};
export const Over: Story = { args: { until: Date.UTC(2026, 10, 20, 4, 59) } };
