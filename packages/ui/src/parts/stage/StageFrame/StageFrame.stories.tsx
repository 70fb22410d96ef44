import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { StageFrame } from './StageFrame.tsx';
import { StageLoading, StageUnavailable } from './StageStates.tsx';
import { StageVerified } from './StageVerified.tsx';

const meta = {
  title: 'Parts/StageFrame',
  component: StageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    stage: 'aadhaar',
    title: 'Aadhaar Verification',
    lead: 'Take a photo of both sides, or choose scans of them.',
    children: <p>The stage appears here.</p>,
    actions: <Button wide>Confirm</Button>,
  },
} satisfies Meta<typeof StageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { stage: 'pan', title: 'PAN Verification' } };
export const Middle: Story = {};
export const Last: Story = { args: { stage: 'esignkyc', title: 'ESign KYC AADHAAR' } };
export const WentBack: Story = { args: { stage: 'pan', due: 'personal', title: 'PAN Verification' } };
export const AllDone: Story = { args: { stage: 'esignkyc', due: null, title: 'ESign KYC AADHAAR' } };
export const Loading: Story = { args: { children: <StageLoading />, actions: undefined } };
export const Unavailable: Story = {
  args: {
    children: (
      <StageUnavailable
        notice={{ kind: 'unreachable', text: 'The service is busy.', via: 'http', errors: ['The service is busy.'] }}
        link={null}
        onRetry={fn()}
      />
    ),
    actions: undefined,
  },
};
export const NotOpenYet: Story = {
  args: {
    stage: 'bank',
    title: 'Bank Account Verification',
    children: (
      <StageUnavailable
        notice={{ kind: 'refused', text: 'Please complete your Aadhaar first.', via: 'answer', errors: [] }}
        link={{ to: 'aadhaarVerification' }}
        onRetry={fn()}
      />
    ),
    actions: undefined,
  },
};
export const Verified: Story = {
  args: {
    stage: 'pan',
    due: 'bank',
    title: 'PAN Verification',
    children: <StageVerified>Your PAN is verified.</StageVerified>,
  },
};
