import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentStrip } from './PaymentStrip.tsx';
import { nextDebit, waiting } from './testing/sample-payments.ts';

const meta = {
  title: 'Parts/PaymentStrip',
  component: PaymentStrip,
  args: { payments: { nextDebit, waiting: [] }, onRetry: () => undefined, onExit: () => undefined },
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
export const Rechecking: Story = { args: { payments: 'rechecking' } };
