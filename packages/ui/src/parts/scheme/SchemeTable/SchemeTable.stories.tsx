import { schemeCardOf } from '@folioflow/flows';
import { sampleScheme, sampleSchemes } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SchemeTable } from './SchemeTable.tsx';
import { SchemeTableSkeleton } from './SchemeTableSkeleton.tsx';

const longName =
  'Marigold Nifty 500 Multicap 50:25:25 Index Fund (formerly Marigold Wealth Builder) - Direct Plan - Payout of Income Distribution cum Capital Withdrawal Option';

const meta = {
  title: 'Parts/SchemeTable',
  component: SchemeTable,
  args: { cards: sampleSchemes(6).map(schemeCardOf), sort: 'asListed', canSort: true, onSort: fn() },
} satisfies Meta<typeof SchemeTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsListed: Story = {};
export const SortedByReturn: Story = { args: { sort: '3Y' } };
export const SortedTheOtherWay: Story = { args: { sort: '-minimum' } };
export const StillFetching: Story = { args: { canSort: false } };
export const LongNameAndNothingTold: Story = {
  args: {
    cards: [
      sampleScheme(0, { scheme_name: longName, risk: 'Moderately High' }),
      sampleScheme(1, {
        scheme_category: '',
        risk: '',
        one_month_percent: '',
        one_year_percent: '0.00',
        three_month_percent_show: false,
        five_year_percent: '1234.56',
        scheme_minimum_investment_amount: 0,
      }),
    ].map(schemeCardOf),
  },
};
export const Loading: Story = { render: () => <SchemeTableSkeleton /> };
