import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NoticeHost } from './NoticeHost.tsx';

const meta = {
  title: 'Shell/NoticeHost',
  component: NoticeHost,
  // The dialog covers the whole page, so each story needs its own page on the docs page.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { notices: [], onDismiss: fn() },
} satisfies Meta<typeof NoticeHost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Notifications: Story = {
  args: {
    notices: [
      { id: 'a', kind: 'danger', text: 'Your session has ended. Please sign in again.' },
      { id: 'b', kind: 'success', text: 'The mandate is registered.' },
    ],
  },
};

export const Popup: Story = {
  args: { notices: [{ id: 'a', kind: 'popup', text: 'This mobile number is not registered with us.' }] },
};

export const AlertBesideNotification: Story = {
  args: {
    notices: [
      { id: 'a', kind: 'danger', text: 'The service did not answer.' },
      { id: 'b', kind: 'alert', text: 'The minimum amount is Rs.500' },
    ],
  },
};
