import { schemeCardOf } from '@folioflow/flows';
import { sampleScheme } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SchemeRow } from './SchemeRow.tsx';
import { SchemeRowSkeleton } from './SchemeRowSkeleton.tsx';

const cardWith = (change: Parameters<typeof sampleScheme>[1] = {}) =>
  schemeCardOf(sampleScheme(0, { scheme_name: 'Marigold Flexi Cap Fund', ...change }));

const meta = {
  title: 'Parts/SchemeRow',
  component: SchemeRow,
  args: { card: cardWith(), isNarrow: true, onFollow: fn() },
} satisfies Meta<typeof SchemeRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HighRisk: Story = {};
export const LossAndLowRisk: Story = {
  args: { card: cardWith({ risk: 'Low to Moderate', one_month_percent: '-1.20', sub_category: 'Balanced Advantage' }) },
};
export const NothingTold: Story = {
  args: { card: cardWith({ one_month_percent: '', scheme_category: '', sub_category: '', risk: '' }) },
};
export const LongName: Story = {
  args: { card: cardWith({ scheme_name: 'Marigold Nifty 500 Multicap 50:25:25 Index Fund - Direct Plan - Growth' }) },
};
export const UnderTheNameOfBothPlans: Story = {
  args: {
    card: {
      ...cardWith({ scheme_name: 'Marigold Flexi Cap Fund - Direct Plan - Growth' }),
      shortName: 'Marigold Flexi Cap Fund - Growth',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Details of/ }));
  },
};
export const Loading: Story = { render: () => <SchemeRowSkeleton /> };
