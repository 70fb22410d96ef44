import type { NextDebit, WaitingOrder } from '@folioflow/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentStrip } from './PaymentStrip.tsx';

const nextDebit: NextDebit = {
  day: '2026-12-07',
  certainty: 'named',
  amountInPaise: 600_000,
  count: 1,
  schemeName: 'Parag Parikh Flexi Cap Fund - Direct Plan - Growth',
};
const waiting: WaitingOrder = {
  id: 'order-2',
  schemeName: 'HDFC Nifty 50 Index Fund - Direct Plan - Growth',
  amountInPaise: 2_500_000,
  isFailed: false,
  payNow: { to: 'orderEditCheckout' },
};

const meta = {
  title: 'Parts/PaymentStrip',
  component: PaymentStrip,
  args: { payments: { nextDebit, waiting: [] }, onExit: () => undefined },
} satisfies Meta<typeof PaymentStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Next: Story = {};
export const NextOfSeveral: Story = {
  args: { payments: { nextDebit: { ...nextDebit, count: 3, schemeName: null }, waiting: [] } },
};
export const NextExpected: Story = {
  args: { payments: { nextDebit: { ...nextDebit, certainty: 'expected' }, waiting: [] } },
};
export const NextWithLongestName: Story = {
  args: {
    payments: {
      nextDebit: {
        ...nextDebit,
        schemeName:
          'ICICI Prudential Bharat Consumption and Manufacturing Opportunities Fund Series 5 - Direct Plan - Growth',
      },
      waiting: [],
    },
  },
};
export const NextWithoutAmount: Story = {
  args: { payments: { nextDebit: { ...nextDebit, amountInPaise: null }, waiting: [] } },
};
export const WaitingOrderOnly: Story = { args: { payments: { nextDebit: null, waiting: [waiting] } } };
export const WaitingOrderAndNext: Story = { args: { payments: { nextDebit, waiting: [waiting] } } };
export const WaitingOrders: Story = {
  args: { payments: { nextDebit, waiting: [waiting, { ...waiting, id: 'order-7', isFailed: true }] } },
};
export const NothingAhead: Story = { args: { payments: { nextDebit: null, waiting: [] } } };
export const Checking: Story = { args: { payments: 'checking' } };
export const Unchecked: Story = { args: { payments: 'unchecked' } };
