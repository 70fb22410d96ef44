import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Figure/Money.tsx';
import { DataList } from './DataList.tsx';

const meta = {
  title: 'Primitives/DataList',
  component: DataList,
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
  args: {
    pairs: [
      { term: 'Scheme', value: 'Parag Parikh Flexi Cap Fund, Direct Plan, Growth' },
      { term: 'Amount', value: <Money value={25000} />, note: 'stamp duty of ₹1.25 included' },
      { term: 'Bank', value: 'HDFC Bank •••• 1234' },
      { term: 'Cut-off', value: '14:30', note: 'NAV of the day the fund has the money' },
    ],
  },
} satisfies Meta<typeof DataList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Tiles: Story = { args: { layout: 'tiles' } };
