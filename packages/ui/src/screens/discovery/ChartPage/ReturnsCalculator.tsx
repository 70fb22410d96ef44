import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  investedAmount,
  RETURN_YEARS,
  RETURNS_AMOUNT_LENGTH,
  computeReturns,
  SAMPLE_INTEREST_PERCENT,
  SAMPLE_YEARS,
  computeSampleValue,
  type PublishedReturns,
  type ReturnsKind,
} from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { FigureTable, MutedText, TableScrollArea } from './figures-look.ts';

const AmountBox = styled.div`
  width: min(16rem, 100%);
`;

/* On a phone the present value is above its percentage: the largest sum has enough space. */
const ReturnsTable = styled(FigureTable)`
  @media (max-width: 30rem) {
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(5.5rem, auto);
      padding-block: var(--space-8);
      border-bottom: 1px solid var(--line);
    }

    tr > * {
      padding-block: 0;
      border-bottom: 0;
    }

    tr > :first-child {
      grid-row: span 2;
    }

    tr > :nth-child(2) {
      grid-column: 2 / -1;
    }

    tbody > tr:last-child {
      border-bottom: 0;
    }

    tbody > tr > :nth-child(-n + 2) {
      font-size: var(--type-14);
    }
  }
`;

const readKinds = (i18n: I18n) =>
  [
    { value: 'sip', label: i18n._('fundPortfolio.returns.sip') },
    { value: 'onetime', label: i18n._('fundPortfolio.returns.onetime') },
  ] as const;

export interface ReturnsCalculatorProps {
  published: PublishedReturns;
}

/** The present value of an amount by the published returns of a scheme (DO-075 to DO-086). */
export function ReturnsCalculator({ published }: ReturnsCalculatorProps) {
  const { i18n } = useLingui();
  const [kind, setKind] = useState<ReturnsKind>('sip');
  const [amounts, setAmounts] = useState<Readonly<Record<ReturnsKind, string>>>({ sip: '1000', onetime: '10000' });
  // An unclear figure is no amount.
  const amount = Number(amounts[kind]) || 0;
  const group = computeReturns(amount, published)[kind];
  const isKnown = RETURN_YEARS.some((years) => group[`${years}y_percent`] !== null);

  return (
    <Card aria-label={i18n._('fundPortfolio.returns.title')}>
      <Stack gap={16}>
        <h2>{i18n._('fundPortfolio.returns.title')}</h2>
        <Row gap={16} align="start" justify="between">
          <Segments
            label={i18n._('fundPortfolio.returns.kind')}
            items={readKinds(i18n)}
            value={kind}
            onValueChange={setKind}
          />
          <AmountBox>
            <AmountField
              key={kind}
              label={i18n._(`fundPortfolio.returns.amount.${kind}`)}
              hint={i18n._('fundPortfolio.returns.amountHint', { length: RETURNS_AMOUNT_LENGTH })}
              maxLength={RETURNS_AMOUNT_LENGTH}
              value={amounts[kind]}
              onValueChange={(figure) => setAmounts({ ...amounts, [kind]: figure })}
            />
          </AmountBox>
        </Row>
        <TableScrollArea>
          <ReturnsTable role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {i18n._('fundPortfolio.returns.period')}
                </th>
                <th role="columnheader" scope="col">
                  {i18n._('fundPortfolio.returns.value')}
                </th>
                <th role="columnheader" scope="col">
                  {i18n._('fundPortfolio.returns.absolute')}
                </th>
                <th role="columnheader" scope="col">
                  {i18n._('fundPortfolio.returns.annualized')}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {RETURN_YEARS.map((years) => (
                <tr key={years} role="row">
                  <th role="rowheader" scope="row">
                    {years === 1
                      ? i18n._('fundPortfolio.returns.years.one')
                      : i18n._('fundPortfolio.returns.years', { years })}
                    {amount > 0 && (
                      <small>
                        {i18n._('fundPortfolio.returns.paidIn', {
                          amount: formatRupees(investedAmount(kind, amount, years)),
                        })}
                      </small>
                    )}
                  </th>
                  <td role="cell">
                    <Money value={amount > 0 ? group[`${years}y`] : null} />
                  </td>
                  <td role="cell">
                    <Gain value={group[`${years}y_percent`]} decimals={2} />
                  </td>
                  <td role="cell">
                    <Gain value={group[`${years}y_percent_annualized`]} decimals={2} />
                  </td>
                </tr>
              ))}
            </tbody>
          </ReturnsTable>
        </TableScrollArea>
        <MutedText data-legal="returns">
          {isKnown || amount === 0
            ? i18n._('fundPortfolio.returns.past')
            : i18n._('fundPortfolio.returns.unknown', {
                percent: SAMPLE_INTEREST_PERCENT,
                amount: formatRupees(investedAmount(kind, amount, SAMPLE_YEARS)),
                value: formatRupees(computeSampleValue(kind, amount)),
                years: SAMPLE_YEARS,
              })}
        </MutedText>
        {kind === 'sip' && (
          <TextLink to={`/sipcalculator${amount > 0 ? `?amount=${amount}` : ''}`}>
            {i18n._('fundPortfolio.returns.plan')}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
