import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { portfolio } from './portfolio.flow.ts';
import { portfolioView, percentSharesOf } from './portfolio.view.ts';
import { portfolioJourneys, portfolioWorld } from './portfolio.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(portfolioJourneys, portfolioWorld)) test(title, run);
});

test('the portfolio is requested once, without any field', () => {
  const { ports } = startFlow(portfolio, { request: {} });
  expect(ports.getPortfolio.calls).toEqual([{ request: {} }]);
});

test('every figure of the answer is shown unchanged', async () => {
  const { ports, view } = startFlow(portfolio, { request: {} });
  const block = {
    overall_investment_amount: '1000',
    total_returns_amount: 1100,
    returns_difference_amount: 100,
    total_returns_percent: '10',
  };
  const none = {
    overall_investment_amount: 0,
    total_returns_amount: 0,
    returns_difference_amount: 0,
    total_returns_percent: 0,
  };
  await ports.getPortfolio.answer(
    accepted(
      {
        code: '000',
        messageText: '',
        is_portfolio_available: true,
        result: {
          ...block,
          single_order_count: 2,
          sip_order_count: 1,
          stp_order_count: 0,
          single: block,
          xsip: none,
          stp: none,
        },
      },
      0,
    ),
  );
  const figures = { invested: '1000', currentValue: 1100, difference: 100, percent: '10' };
  const zeroFigures = { invested: 0, currentValue: 0, difference: 0, percent: 0 };
  expect(view()).toEqual({
    screen: 'loaded',
    isBusy: false,
    notice: null,
    value: {
      kind: 'held',
      overall: figures,
      blocks: [
        { type: 'single', ...figures, orders: 2, share: 100 },
        { type: 'xsip', ...zeroFigures, orders: 1, share: 0 },
        { type: 'stp', ...zeroFigures, orders: 0, share: 0 },
      ],
    },
  });
});

test('a missing portfolio is not a failure, and an omitted portfolio is not an empty one', () => {
  const envelope = { code: '000', messageText: '', result: undefined };
  expect(portfolioView({ ...envelope, is_portfolio_available: false })).toEqual({ kind: 'empty' });
  expect(portfolioView({ ...envelope, is_portfolio_available: true })).toEqual({ kind: 'incomplete' });
});

describe('percentSharesOf', () => {
  test.each([
    { parts: [1, 1, 1], shares: [34, 33, 33] },
    { parts: [121234550, 43222200, 9000000], shares: [70, 25, 5] },
    { parts: [0, 0, 0], shares: [0, 0, 0] },
    { parts: [5, 0, 0], shares: [100, 0, 0] },
    { parts: [999, 1, 0], shares: [100, 0, 0] },
    { parts: [100, -50, 100], shares: [50, 0, 50] },
  ])('returns $shares for $parts', ({ parts, shares }) => {
    expect(percentSharesOf(parts)).toEqual(shares);
  });
});
