import { chartPageJourneys, storyArgs } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoldingNav } from './HoldingNav.tsx';

const meta = {
  title: 'Parts/HoldingNav',
  component: HoldingNav,
  args: { ...storyArgs(chartPageJourneys, 'Loaded'), transactions: null, onRetry: () => undefined },
} satisfies Meta<typeof HoldingNav>;
export default meta;

type Story = StoryObj<typeof meta>;

const purchase = {
  schemeCode: 'A',
  folio: '',
  kind: 'purchase',
  units: 1000,
  nav: 10,
  paise: 1000,
  stampDutyPaise: 0,
  sttPaise: 0,
  exitLoadPaise: 0,
  orderId: 'order-1',
  orderType: 'single',
} as const;

export const WithPurchases: Story = {
  args: {
    transactions: [
      { ...purchase, day: '2026-11-03' },
      { ...purchase, day: '2026-11-12' },
    ],
  },
};
export const WithoutTransactions: Story = {};
export const Loading: Story = { args: storyArgs(chartPageJourneys, 'Loading') };
export const Unavailable: Story = { args: storyArgs(chartPageJourneys, 'Unavailable') };
export const SingleNav: Story = { args: storyArgs(chartPageJourneys, 'LoadedOneNav') };
