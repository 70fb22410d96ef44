import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Figure/Money.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Outcome } from './Outcome.tsx';

const list = (
  <LinkButton to="/orderList" wide>
    Go to Order List
  </LinkButton>
);

const meta = {
  title: 'Primitives/Outcome',
  component: Outcome,
  args: {
    outcome: 'success',
    title: <PageHeading>Your Payment Status</PageHeading>,
    headline: 'Your payment has arrived',
    amount: <Money value={25000} size="display" />,
    about: 'HDFC Nifty 50 Index Fund - Direct Plan - Growth',
    facts: [{ term: 'Order number', value: '10000002' }],
    next: <p>Units are usually allotted on the next working day.</p>,
    children: <p>Payment successful. We have received your payment.</p>,
    action: list,
  },
} satisfies Meta<typeof Outcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Waiting: Story = {
  args: {
    outcome: 'waiting',
    headline: 'Your bank is still confirming the payment',
    next: <p>There is nothing to do, and no second payment is needed.</p>,
    children: undefined,
  },
};
export const Failed: Story = {
  args: {
    outcome: 'failed',
    headline: 'Your payment failed',
    next: <p>No units were bought. You can pay again now.</p>,
    children: <p>Your bank declined the payment.</p>,
    action: (
      <>
        <Button wide>Pay again</Button>
        <LinkButton to="/orderList" variant="quiet" wide>
          Go to Order List
        </LinkButton>
      </>
    ),
  },
};
export const Unknown: Story = {
  args: {
    outcome: 'unknown',
    headline: 'We cannot say yet whether your payment went through',
    next: <p>Do not pay again yet: check your order list first.</p>,
    children: undefined,
  },
};
/** Inside a page with its own heading. */
export const WithoutTitle: Story = {
  args: {
    outcome: 'waiting',
    title: undefined,
    headline: 'Your KYC is waiting for approval',
    amount: undefined,
    facts: [],
    children: undefined,
    action: undefined,
    next: <p>It will take 1-3 working days.</p>,
  },
};
