import { schemeCardOf, type SchemeCard as SchemeCardView } from '@folioflow/flows';
import { sampleScheme } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SchemeCard } from './SchemeCard.tsx';
import { SchemeCardSkeleton } from './SchemeCardSkeleton.tsx';

const cardWith = (change: Parameters<typeof sampleScheme>[1] = {}): SchemeCardView =>
  schemeCardOf(sampleScheme(0, change));
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';
const hidden = {
  three_month_percent_show: false,
  six_month_percent_show: false,
  one_year_percent_show: false,
  three_year_percent_show: false,
  five_year_percent_show: false,
};

const meta = {
  title: 'Parts/SchemeCard',
  component: SchemeCard,
  args: { card: cardWith(), isNarrow: false, onFollow: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SchemeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HighRisk: Story = {};
export const LowRisk: Story = { args: { card: cardWith({ risk: 'Low to Moderate' }) } };
export const OtherRisk: Story = { args: { card: cardWith({ risk: 'Moderate' }) } };
export const LossInOneMonth: Story = { args: { card: cardWith({ one_month_percent: '-1.20' }) } };
export const ZeroInOneMonth: Story = { args: { card: cardWith({ one_month_percent: '0.00' }) } };
export const ReturnsHidden: Story = { args: { card: cardWith({ ...hidden, one_month_percent: '-4.5' }) } };
export const NothingTold: Story = {
  args: {
    card: cardWith({
      ...hidden,
      one_month_percent: '',
      scheme_category: '',
      risk: '',
      scheme_minimum_investment_amount: 0,
      sip_returns_data: { '1y_percent_annualized': '', '3y_percent_annualized': '', '5y_percent_annualized': '' },
    }),
  },
};
export const WithLogo: Story = { args: { card: cardWith({ logo_url: dot }) } };
export const LongName: Story = {
  args: {
    card: cardWith({
      scheme_name:
        'Marigold Nifty 500 Multicap 50:25:25 Index Fund (formerly Marigold Wealth Builder) - Direct Plan - Payout of Income Distribution cum Capital Withdrawal Option',
      risk: 'Moderately High',
    }),
  },
};
export const OnNarrowScreen: Story = { args: { isNarrow: true } };
export const Loading: Story = { render: () => <SchemeCardSkeleton /> };
