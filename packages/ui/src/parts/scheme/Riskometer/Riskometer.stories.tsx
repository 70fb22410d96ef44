import type { Meta, StoryObj } from '@storybook/react-vite';
import { Riskometer } from './Riskometer.tsx';

const meta = {
  title: 'Parts/Riskometer',
  component: Riskometer,
  args: { risk: 'Very High', level: 5 },
} satisfies Meta<typeof Riskometer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const VeryHigh: Story = {};
export const Moderate: Story = { args: { risk: 'Moderate', level: 2 } };
export const Low: Story = { args: { risk: 'Low', level: 0 } };
export const OutsideTheLevels: Story = { args: { risk: 'Speculative', level: null } };
