import { formatMessage, type CalculatorResult } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { FoldedTable } from '../../../parts/page/FoldedTable/FoldedTable.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { GrowthBars } from './GrowthBars.tsx';

const SmallText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const Heading = styled.h2`
  &:focus-visible {
    outline: none;
  }
`;

type ComputedResult = Extract<CalculatorResult, { kind: 'computed' }>;

export interface ComputedSipProps extends Omit<ComputedResult, 'is'> {
  /** The last year of the plan. */
  end: ComputedResult['years'][number];
  /** The form has changed since the result was computed. */
  isStale: boolean;
  /** The number of submissions of the form; each moves the focus to the result. */
  submissions: number;
}

/** The result of a SIP (DO-177, DO-178), its growth as a chart, and the same in figures. */
export function ComputedSip({ plan, years, end, isStale, submissions }: ComputedSipProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (submissions > 0) heading.current?.focus();
  }, [submissions]);
  const formatWholeRupees = (amount: number) => formatRupees(amount, { decimals: 0 });
  const after = years.length === 1 ? calculator['value.one'] : formatMessage(calculator.value, { years: years.length });
  return (
    <Card aria-labelledby="sip-result">
      <Stack gap={24}>
        <Row justify="between" gap={4} align="baseline">
          <Heading id="sip-result" ref={heading} tabIndex={-1}>
            {calculator.result}
          </Heading>
          <div aria-live="polite">{isStale && <SmallText>{calculator.stale}</SmallText>}</div>
        </Row>
        <DataList
          layout="tiles"
          pairs={[
            { term: calculator.invested, value: <Money value={end.invested} decimals={0} size="large" /> },
            {
              term: calculator.profit,
              value: <Gain value={end.profit} unit="rupees" decimals={0} size="large" />,
            },
            { term: after, value: <Money value={end.value} decimals={0} size="large" /> },
          ]}
        />
        <SmallText>
          {plan.inflation > 0
            ? formatMessage(calculator.today, { inflation: plan.inflation, cagr: plan.cagr })
            : calculator.nominal}
        </SmallText>
        <div>
          <GrowthBars years={years} />
          <FoldedTable
            label={calculator.table}
            head={[
              calculator['table.year'],
              calculator['table.invested'],
              calculator['table.profit'],
              calculator['table.value'],
            ]}
            rows={years.map(({ year, invested, profit, value }) => ({
              key: year,
              cells: [year, formatWholeRupees(invested), formatWholeRupees(profit), formatWholeRupees(value)],
            }))}
          />
        </div>
        <SmallText data-legal="returns">{calculator.disclaimer}</SmallText>
      </Stack>
    </Card>
  );
}
