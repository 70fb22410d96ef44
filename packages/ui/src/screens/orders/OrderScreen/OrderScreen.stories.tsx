import { orderPanelOf, parseOrderScreenState, type OrderRequestMode } from '@folioflow/flows';
import { allottedOrder, storyArgs, payableOrder, paymentChoiceJourneys } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  title: 'Screens/Orders/OrderScreen',
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const panelOf = (request_mode: OrderRequestMode | undefined, selected_order: unknown) =>
  orderPanelOf(parseOrderScreenState({ request_mode, selected_order }));
const choice = {
  view: storyArgs(paymentChoiceJourneys, 'Unchosen').view,
  remote: { send: fn(), child: (id: never): never => id },
};

export const OrderMissing: Story = { args: { panel: panelOf('paynow', undefined) } };
export const Paynow: Story = { args: { panel: panelOf('paynow', payableOrder), choice } };
export const AfterPlacing: Story = { args: { panel: panelOf('payment', payableOrder), choice } };
export const PaynowWithoutAccount: Story = {
  args: { panel: panelOf('paynow', { ...payableOrder, bank_information: undefined }), choice },
};
export const Completed: Story = {
  args: {
    panel: panelOf('redeem', {
      ...allottedOrder,
      mf_order_is_activity_completed: true,
      mf_order_notification_message:
        '<p>Your redemption of <b>₹4,000</b> is placed.</p><p>The money reaches your bank within three working days.</p>',
    }),
  },
};
