import type { Meta, StoryObj } from '@storybook/react-vite';
import { Riskometer } from './Riskometer.tsx';

const meta = {
  title: 'Primitives/Riskometer',
  component: Riskometer,
  args: { level: 5, levels: 6, label: 'Riskometer: level 6 of 6, Very High' },
} satisfies Meta<typeof Riskometer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const VeryHigh: Story = {};
export const Moderate: Story = { args: { level: 2, label: 'Riskometer: level 3 of 6, Moderate' } };
export const Low: Story = { args: { level: 0, label: 'Riskometer: level 1 of 6, Low' } };
