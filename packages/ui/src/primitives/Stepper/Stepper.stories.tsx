import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: {
    label: 'Checkout',
    current: 'review',
    steps: [
      { id: 'nominee', label: 'Nominee' },
      { id: 'mandate', label: 'Mandate' },
      { id: 'review', label: 'Review' },
      { id: 'code', label: 'Code' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 'nominee' } };
export const Middle: Story = {};
export const WentBack: Story = {
  args: {
    current: 'mandate',
    steps: [
      { id: 'nominee', label: 'Nominee' },
      { id: 'mandate', label: 'Mandate' },
      { id: 'review', label: 'Review', done: true },
      { id: 'code', label: 'Code' },
    ],
  },
};
export const AllDone: Story = { args: { current: null } };

export const Column: Story = {
  args: {
    label: 'Know your customer',
    layout: 'column',
    current: 'aadhaar',
    steps: [
      { id: 'pan', label: 'PAN', note: 'Done' },
      { id: 'aadhaar', label: 'Aadhaar', note: 'About 2 minutes. Have both sides of the card at hand.' },
      { id: 'bank', label: 'Bank', note: 'About 1 minute. A cheque or a passbook page.' },
      { id: 'personal', label: 'Personal details', note: 'About 3 minutes. Nominee, income, a photo.' },
      { id: 'esign', label: 'E-sign', note: 'About 2 minutes. A code goes to the mobile of your Aadhaar.' },
    ],
  },
};
