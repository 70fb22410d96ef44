import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { HoldingListView, PortfolioBlock, PortfolioFigures } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Panel } from '../../../parts/page/Panel/Panel.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { LeadMoney } from '../../../primitives/Figure/LeadMoney.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { AnnualReturnFigure } from '../HoldingList/AnnualReturnFigure.tsx';
import { Fact, FactColumns } from '../HoldingList/FactColumns.tsx';
import { rupeesOf } from '../HoldingList/holding-figures.tsx';

/* The number of orders is beside the label on a phone, and a line of the figures on a desktop. */
const Head = styled.div`
  display: grid;
  grid-template:
    'label counts' auto
    'value value' auto
    'day day' auto
    'figures figures' auto / auto minmax(0, 1fr);
  column-gap: var(--space-12);
  align-items: baseline;

  > :nth-child(1) {
    grid-area: label;
  }

  > :nth-child(2) {
    grid-area: value;
  }

  > dl {
    grid-area: figures;
    margin-top: var(--space-8);
    padding-top: var(--space-8);
    border-top: 1px solid var(--line);
  }

  @media (min-width: 64rem) {
    grid-template:
      'label figures' auto
      'value figures' auto
      'day figures' 1fr
      '. counts' auto / minmax(0, 1fr) 19rem;
    column-gap: var(--space-32);

    > dl {
      margin-top: 0;
      padding-top: 0;
      border-top: 0;
    }
  }
`;

const Label = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const Counts = styled.p`
  grid-area: counts;
  color: var(--muted);
  font-size: var(--type-12);
  text-align: end;

  > span:first-child {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }

  @media (min-width: 64rem) {
    display: flex;
    justify-content: space-between;
    gap: var(--space-12);
    min-height: 1.75rem;
    color: var(--ink);
    font-size: var(--type-14);
    font-weight: var(--weight-label);

    > span:first-child {
      position: static;
      clip-path: none;
      width: auto;
      height: auto;
      color: var(--muted);
      font-weight: var(--weight-text);
    }
  }
`;

const Day = styled.p`
  grid-area: day;
  color: var(--muted);
  font-size: var(--type-14);

  small {
    display: block;
    font-size: var(--type-12);
  }
`;

type LoadedHoldings = Extract<HoldingListView, { screen: 'loaded' }>;

interface PortfolioSummaryProps {
  overall: PortfolioFigures;
  blocks: readonly PortfolioBlock[];
  /** Null without holdings: the provider offers none, or they are not loaded. */
  holdings: LoadedHoldings | null;
  /** The value over time. */
  children?: ReactNode;
}

const formatCounts = (i18n: I18n, blocks: readonly PortfolioBlock[]): string =>
  blocks.map(({ type, orders }) => `${orders} ${i18n._(`orders.portfolio.type.${type}`)}`).join(' · ');

/** The overall figures of the portfolio (OM-188) with the change of the day and the annual return of its holdings. */
export function PortfolioSummary({ overall, blocks, holdings, children }: PortfolioSummaryProps) {
  const { i18n } = useLingui();
  const dayChange = holdings?.summary?.dayChange ?? null;
  return (
    <Panel aria-label={i18n._('orders.portfolio.summary')}>
      <Head>
        <Label>{i18n._('orders.portfolio.currentValue')}</Label>
        <LeadMoney value={overall.currentValue} />
        {dayChange !== null && (
          <Day>
            <Gain value={rupeesOf(dayChange.paise)} unit="rupees" percent={dayChange.percent?.toFixed(2)} />{' '}
            {i18n._('holdings.dayChange', { day: formatDay(i18n, dayChange.day) })}
            {dayChange.omitted > 0 && (
              <small>{i18n._('holdings.dayChange.omitted', { count: dayChange.omitted })}</small>
            )}
          </Day>
        )}
        <FactColumns data-lines>
          <Fact term={i18n._('orders.portfolio.invested')}>
            <Money value={overall.invested} />
          </Fact>
          <Fact term={i18n._('orders.portfolio.gain')} detail={<Gain value={overall.percent} isBare />}>
            <Gain value={overall.difference} unit="rupees" />
          </Fact>
          {holdings?.summary && (
            <Fact term={i18n._('holdings.annualReturn')}>
              <AnnualReturnFigure
                annualReturn={holdings.summary.annualReturn}
                transactions={holdings.transactions.state}
              />
            </Fact>
          )}
        </FactColumns>
        <Counts>
          <span>{i18n._('orders.portfolio.counts')}</span> <span>{formatCounts(i18n, blocks)}</span>
        </Counts>
      </Head>
      {children}
    </Panel>
  );
}
