import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Eye, Pause, X } from 'lucide-react';
import { fn } from 'storybook/test';
import { icon } from '../icon.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: <Ellipsis {...icon} />,
    label: 'More actions',
    align: 'start',
    items: [
      { label: 'See the statement', to: '/sipConsolidatedStatement', icon: <Eye {...icon} /> },
      { label: 'Pause', onSelect: fn(), icon: <Pause {...icon} />, disabled: true },
      { label: 'Cancel the SIP', onSelect: fn(), icon: <X {...icon} />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
  },
};
