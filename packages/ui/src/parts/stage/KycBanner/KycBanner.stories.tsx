import type { Meta, StoryObj } from '@storybook/react-vite';
import { KycBanner } from './KycBanner.tsx';

const meta = {
  title: 'Parts/KycBanner',
  component: KycBanner,
  args: { progress: { kind: 'due', stage: 'bank' } },
} satisfies Meta<typeof KycBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Due: Story = {};
export const DueWithLongestText: Story = { args: { progress: { kind: 'due', stage: 'personal' } } };
export const SignatureDue: Story = { args: { progress: { kind: 'due', stage: 'esignkyc' } } };
export const Submitted: Story = { args: { progress: { kind: 'submitted' } } };
export const Approved: Story = { args: { progress: { kind: 'approved' } } };
export const Checking: Story = { args: { progress: 'checking' } };
export const Unchecked: Story = { args: { progress: 'unchecked' } };
