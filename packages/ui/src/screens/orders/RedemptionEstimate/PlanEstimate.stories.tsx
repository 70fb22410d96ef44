import { redemptionEstimateJourneys } from '@folioflow/flows/testing';
import { transfer } from '@folioflow/flows/words/transfer';
import type { ComponentType } from 'react';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PlanEstimate } from './PlanEstimate.tsx';
import { samplePayout, sampleTransfer } from './testing/sample-plan.ts';

const transferAt = flowStories(redemptionEstimateJourneys, sampleTransfer);
const payoutAt = flowStories(redemptionEstimateJourneys, samplePayout);

export default {
  title: 'Flows/Orders/PlanEstimate',
  component: PlanEstimate,
  decorators: [
    (Story: ComponentType) => (
      <Page>
        <Stack gap={24}>
          <PageHeading>{transfer.title}</PageHeading>
          <Story />
        </Stack>
      </Page>
    ),
  ],
};
export const TransferEstimable = transferAt('Estimable');
export const TransferUnavailable = transferAt('Unavailable');
export const PayoutEstimable = payoutAt('Estimable');
export const PayoutEstimableSlabRate = payoutAt('EstimableSlabRate');
export const PayoutUnavailable = payoutAt('Unavailable');
