import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepBar } from './StepBar.tsx';

const meta = {
  title: 'Primitives/StepBar',
  component: StepBar,
  args: {
    label: 'Steps of your KYC',
    steps: [
      { id: 'pan', label: 'PAN' },
      { id: 'aadhaar', label: 'Aadhaar' },
      { id: 'bank', label: 'Bank' },
      { id: 'personal', label: 'Personal' },
      { id: 'esignkyc', label: 'e-Sign' },
    ],
    current: 'bank',
  },
} satisfies Meta<typeof StepBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 'pan' } };
export const LastPartOfAStep: Story = { args: { current: 'personal', part: { at: 5, of: 5 } } };
export const AllDone: Story = { args: { current: null } };
