import { i18n } from '@lingui/core';
import { redemptionEstimateJourneys } from '@folioflow/flows/testing';
import type { ComponentType } from 'react';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { RedemptionEstimate } from './RedemptionEstimate.tsx';
import { sampleRedemption } from './testing/sample-redemption.ts';

const at = flowStories(redemptionEstimateJourneys, sampleRedemption);

export default {
  title: 'Flows/Orders/RedemptionEstimate',
  component: RedemptionEstimate,
  // Nothing is shown while the estimate is loading or not offered.
  decorators: [
    (Story: ComponentType) => (
      <Page>
        <Stack gap={24}>
          <PageHeading>{i18n._('orders.row.redeem')}</PageHeading>
          <Story />
        </Stack>
      </Page>
    ),
  ],
};
export const Loading = at('Loading');
export const Estimable = at('Estimable');
export const EstimableSlabRate = at('EstimableSlabRate');
export const EstimableUnknownClass = at('EstimableUnknownClass');
export const NotOffered = at('NotOffered');
export const NotOfferedUnknownLots = at('NotOfferedUnknownLots');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const UnavailableFault = at('UnavailableFault');
