import { i18n } from '@lingui/core';
import { holdingListJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { Page } from '../../../shell/Page.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { HoldingList } from './HoldingList.tsx';
import type { ComponentType } from 'react';

const at = flowStories(holdingListJourneys);

export default {
  title: 'Flows/Orders/HoldingList',
  component: HoldingList,
  decorators: [
    (Story: ComponentType) => (
      <Page>
        <Stack gap={24}>
          <PageHeading>{i18n._('orders.portfolio.title')}</PageHeading>
          <Story />
        </Stack>
      </Page>
    ),
  ],
};
export const Loading = at('Loading');
export const NotOffered = at('NotOffered');
export const Empty = at('Empty');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
export const Listed = at('Listed');
export const ListedWithoutTransactions = at('ListedWithoutTransactions');
export const Loaded = at('Loaded');
export const LoadedByName = at('LoadedByName');
export const LoadedWithClosed = at('LoadedWithClosed');
export const LoadedOne = at('LoadedOne');
export const LoadedWithoutNav = at('LoadedWithoutNav');
export const LoadedWithoutLots = at('LoadedWithoutLots');
export const LoadedMany = at('LoadedMany');
export const LoadedOnlyClosed = at('LoadedOnlyClosed');
export const HistoryLoading = at('HistoryLoading');
export const HistoryUnavailable = at('HistoryUnavailable');
export const HistoryNotOffered = at('HistoryNotOffered');
export const HistoryEmpty = at('HistoryEmpty');
