import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Eye, Pause, X } from 'lucide';
import { fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: <Icon of={Ellipsis} />,
    label: 'More actions',
    align: 'start',
    items: [
      { label: 'See the statement', to: '/sipConsolidatedStatement', icon: <Icon of={Eye} /> },
      { label: 'Pause', onSelect: fn(), icon: <Icon of={Pause} />, disabled: true },
      { label: 'Cancel the SIP', onSelect: fn(), icon: <Icon of={X} />, tone: 'danger' },
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
