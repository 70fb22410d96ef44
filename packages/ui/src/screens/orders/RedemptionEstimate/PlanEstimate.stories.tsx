import { redemptionEstimateJourneys, storyArgs } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { PlanEstimate } from './PlanEstimate.tsx';
import { samplePayout, sampleTransfer } from './testing/sample-plan.ts';

const meta = {
  title: 'Parts/PlanEstimate',
  component: PlanEstimate,
  args: { ...screenPropsAt(redemptionEstimateJourneys, 'Estimable'), ...sampleTransfer },
} satisfies Meta<typeof PlanEstimate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstTransfer: Story = {};
export const FirstTransferWithoutTerms: Story = { args: { first: null } };
export const FirstTransferUnavailable: Story = { args: storyArgs(redemptionEstimateJourneys, 'Unavailable') };
export const FirstPayout: Story = { args: samplePayout };
export const FirstPayoutAtSlabRate: Story = {
  args: { ...samplePayout, ...storyArgs(redemptionEstimateJourneys, 'EstimableSlabRate') },
};
