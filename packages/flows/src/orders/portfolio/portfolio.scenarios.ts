import type { GetPortfolioAnswer, ReturnsBlock } from '@folioflow/api/contract';
import { journeysOf } from '../../kit/journey.ts';
import { refused, unreachable } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import { portfolioFlow } from './index.ts';

const block = (invested: number, difference: number, percent: number | string): ReturnsBlock => ({
  overall_investment_amount: invested,
  total_returns_amount: invested + difference,
  returns_difference_amount: difference,
  total_returns_percent: percent,
});
const envelope = { code: '000', messageText: '' };
const held: GetPortfolioAnswer = {
  ...envelope,
  is_portfolio_available: true,
  result: {
    ...block(1500000, 234567.5, '15.64'),
    single_order_count: 4,
    sip_order_count: 3,
    stp_order_count: 1,
    single: block(1000000, 212345.5, '21.23'),
    xsip: block(400000, 32222, '8.06'),
    stp: block(100000, -10000, '-10'),
  },
};
const losing: GetPortfolioAnswer = {
  ...held,
  result: {
    ...block(50000, -1250.25, '-2.5'),
    single_order_count: 1,
    sip_order_count: 0,
    stp_order_count: 0,
    single: block(50000, -1250.25, '-2.5'),
    xsip: block(0, 0, 0),
    stp: block(0, 0, 0),
  },
};
const empty: GetPortfolioAnswer = { ...envelope, is_portfolio_available: false };
const incomplete: GetPortfolioAnswer = { ...envelope, is_portfolio_available: true };

const { done, failed, scenario, scenarios } = journeysOf(portfolioFlow, {
  purpose: 'Shows the value of all investments, and the shares of lumpsum orders, SIPs and STPs.',
  routes: ['portfolio'],
  input: { request: {} },
  children: {},
});

export const portfolioJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [done('load', held)] }),
  LoadedWithLoss: scenario('loaded.settled', { steps: [done('load', losing)] }),
  LoadedEmpty: scenario('loaded.settled', { steps: [done('load', empty)] }),
  LoadedIncomplete: scenario('loaded.settled', { steps: [done('load', incomplete)] }),
  Refreshing: scenario('loaded.refreshing', { steps: [done('load', held), { type: 'reload.requested' }] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', unreachable())] }),
  UnavailableRefused: scenario('unavailable', {
    steps: [failed('load', refused('Your portfolio is being updated. Please come back in ten minutes.', '011'))],
  }),
});

export const portfolioWorld: World<typeof portfolioFlow> = {
  inputs: [{ request: {} }],
  events: { 'reload.requested': [{}, { request: {} }], 'value.replaced': [{ value: losing }] },
  answers: { load: [held, empty, incomplete] },
  secrets: [],
};
