import { say, type CalculatorResult } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { rupees } from '../../../format/money.ts';
import { FoldedTable } from '../../../parts/FoldedTable/FoldedTable.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { GrowthBars } from './GrowthBars.tsx';

const Small = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const Heading = styled.h2`
  &:focus-visible {
    outline: none;
  }
`;

type Computed = Extract<CalculatorResult, { is: 'computed' }>;

export interface ComputedSipProps extends Omit<Computed, 'is'> {
  /** The last year of the plan. */
  end: Computed['years'][number];
  /** The form says something else by now. */
  isStale: boolean;
  /** How often the form was submitted; each time the result takes the focus. */
  submissions: number;
}

/** What a SIP comes to (DO-177, DO-178), how it gets there, and the same in figures. */
export function ComputedSip({ plan, years, end, isStale, submissions }: ComputedSipProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (submissions > 0) heading.current?.focus();
  }, [submissions]);
  const whole = (amount: number) => rupees(amount, { decimals: 0 });
  const after = years.length === 1 ? calculator['value.one'] : say(calculator.value, { years: years.length });
  return (
    <Card aria-labelledby="sip-result">
      <Stack gap={24}>
        <Row justify="between" gap={4} align="baseline">
          <Heading id="sip-result" ref={heading} tabIndex={-1}>
            {calculator.result}
          </Heading>
          <div aria-live="polite">{isStale && <Small>{calculator.stale}</Small>}</div>
        </Row>
        <DataList
          layout="tiles"
          pairs={[
            { term: calculator.invested, value: <Money value={end.invested} decimals={0} size="large" /> },
            {
              term: calculator.profit,
              value: <Gain value={end.profit} unit="rupees" decimals={0} zero="neutral" size="large" />,
            },
            { term: after, value: <Money value={end.value} decimals={0} size="large" /> },
          ]}
        />
        <Small>
          {plan.inflation > 0
            ? say(calculator.today, { inflation: plan.inflation, cagr: plan.cagr })
            : calculator.nominal}
        </Small>
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
              cells: [year, whole(invested), whole(profit), whole(value)],
            }))}
          />
        </div>
        <Small>{calculator.disclaimer}</Small>
      </Stack>
    </Card>
  );
}
