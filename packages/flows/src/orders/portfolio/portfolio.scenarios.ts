import type { GetPortfolioAnswer, ReturnsBlock } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { portfolioFlow } from './portfolio.flow.ts';
import { portfolioMachine } from './portfolio.machine.ts';

const returnsBlock = (invested: number, difference: number, percent: number | string): ReturnsBlock => ({
  overall_investment_amount: invested,
  total_returns_amount: invested + difference,
  returns_difference_amount: difference,
  total_returns_percent: percent,
});
const envelope = { code: '000', messageText: '' };
const portfolioAnswer: GetPortfolioAnswer = {
  ...envelope,
  is_portfolio_available: true,
  result: {
    ...returnsBlock(1500000, 234567.5, '15.64'),
    single_order_count: 4,
    sip_order_count: 3,
    stp_order_count: 1,
    single: returnsBlock(1000000, 212345.5, '21.23'),
    xsip: returnsBlock(400000, 32222, '8.06'),
    stp: returnsBlock(100000, -10000, '-10'),
  },
};
const portfolioWithLoss: GetPortfolioAnswer = {
  ...portfolioAnswer,
  result: {
    ...returnsBlock(50000, -1250.25, '-2.5'),
    single_order_count: 1,
    sip_order_count: 0,
    stp_order_count: 0,
    single: returnsBlock(50000, -1250.25, '-2.5'),
    xsip: returnsBlock(0, 0, 0),
    stp: returnsBlock(0, 0, 0),
  },
};
const empty: GetPortfolioAnswer = { ...envelope, is_portfolio_available: false };
const incomplete: GetPortfolioAnswer = { ...envelope, is_portfolio_available: true };

const { done, failed, scenario, scenarios } = journeysOf(
  { ...portfolioFlow, machine: portfolioMachine },
  {
    purpose: 'Shows the value of all investments, and the shares of lumpsum orders, SIPs and STPs.',
    routes: ['portfolio'],
    input: { request: {} },
    children: {},
  },
);

export const portfolioJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [done('load', portfolioAnswer)] }),
  LoadedWithLoss: scenario('loaded.settled', { steps: [done('load', portfolioWithLoss)] }),
  LoadedEmpty: scenario('loaded.settled', { steps: [done('load', empty)] }),
  LoadedIncomplete: scenario('loaded.settled', { steps: [done('load', incomplete)] }),
  Refreshing: scenario('loaded.refreshing', { steps: [done('load', portfolioAnswer), { type: 'reload.requested' }] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', unreachableFault())] }),
  UnavailableRefused: scenario('unavailable', {
    steps: [failed('load', refused('Your portfolio is being updated. Please come back in ten minutes.', '011'))],
  }),
});

export const portfolioWorld: World<typeof portfolioMachine> = {
  inputs: [{ request: {} }],
  events: { 'reload.requested': [{}, { request: {} }], 'value.replaced': [{ value: portfolioWithLoss }] },
  answers: { load: [portfolioAnswer, empty, incomplete] },
  secrets: [],
};
