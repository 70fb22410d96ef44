import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../Figure/Money.tsx';
import { Fold } from './Fold.tsx';

const meta = {
  title: 'Primitives/Fold',
  component: Fold,
  args: { label: 'Your order', aside: <Money value="5000" />, children: <p>Amaltas Flexi Cap Fund</p> },
} satisfies Meta<typeof Fold>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Unfolded: Story = { args: { startsOpen: true } };
