import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  // The dialog covers the whole page, so each story needs its own page on the docs page.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: true,
    title: 'Please note',
    children: 'Your bank account could not be verified. Please check the account number and the IFSC.',
    onClose: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
