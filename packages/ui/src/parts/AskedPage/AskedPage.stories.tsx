import type { AskedOrder } from '@folioflow/flows';
import { askedOrderJourneys, at } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AskedPage } from './AskedPage.tsx';

const meta = {
  title: 'Parts/AskedPage',
  component: AskedPage<AskedOrder>,
  parameters: { layout: 'fullscreen' },
  args: { remote: { send: fn() }, children: (order) => <h1>{order.mf_order_scheme_name}</h1> },
} satisfies Meta<typeof AskedPage<AskedOrder>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: at(askedOrderJourneys, 'Loading').view } };
export const Unavailable: Story = { args: { view: at(askedOrderJourneys, 'Unavailable').view } };
export const OrderMissing: Story = { args: { view: at(askedOrderJourneys, 'OrderMissing').view } };
export const Loaded: Story = { args: { view: at(askedOrderJourneys, 'Loaded').view } };
