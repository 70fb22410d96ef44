import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NoticeStack } from './NoticeStack.tsx';

const meta = {
  title: 'Primitives/NoticeStack',
  component: NoticeStack,
  // The dialog covers the whole page, so each story needs its own page on the docs page.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    notices: [{ id: 'a', kind: 'danger', text: 'Your session has ended. Please sign in again.' }],
    onDismiss: fn(),
  },
} satisfies Meta<typeof NoticeStack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Success: Story = { args: { notices: [{ id: 'b', kind: 'success', text: 'Added to Retirement.' }] } };

export const Several: Story = {
  args: {
    notices: [
      { id: 'a', kind: 'danger', text: 'The order could not be cancelled: it is already with the fund house.' },
      { id: 'b', kind: 'success', text: 'Added to Retirement.' },
    ],
  },
};

export const WithAction: Story = {
  args: {
    notices: [
      {
        id: 'a',
        kind: 'danger',
        text: 'A part of this page could not be loaded. Your entries stay here until you reload the page.',
        action: { label: 'Reload', onPress: fn() },
      },
    ],
  },
};
