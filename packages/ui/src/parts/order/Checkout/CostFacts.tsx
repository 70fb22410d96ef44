import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { computeStampDuty, type CheckoutFacts } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatPaiseInRupees, formatPercent } from '../../../format/money.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

const Costs = styled(Stack)`
  > h2 {
    font-size: var(--type-16);
  }

  > dl > div {
    padding-block: var(--space-4);
    font-size: var(--type-14);
  }
`;

export interface OrderCosts {
  readonly facts: CheckoutFacts;
  /** The amount of the order or of each instalment, and the day of the first payment. */
  readonly amountInPaise: number;
  readonly day: string;
  /** True if each instalment has its own stamp duty. */
  readonly isRepeated: boolean;
  /** Further terms in one or two words. */
  readonly tags?: readonly string[];
}

function costPairs(i18n: I18n, { facts, amountInPaise, day, isRepeated }: OrderCosts): DataPair[] {
  const { exitLoad, expenseRatioPercent } = facts;
  const duty = formatPaiseInRupees(computeStampDuty(amountInPaise, day));
  return [
    ...(exitLoad === null
      ? []
      : [
          {
            term: i18n._('checkout.costs.exitLoad'),
            value:
              exitLoad === '' ? (
                i18n._('checkout.costs.exitLoad.none')
              ) : (
                <span lang={languageOf(exitLoad)}>{exitLoad}</span>
              ),
          },
        ]),
    ...(expenseRatioPercent === null
      ? []
      : [
          {
            term: i18n._('checkout.costs.expenseRatio'),
            value: i18n._('checkout.costs.perYear', { percent: formatPercent(expenseRatioPercent) }),
          },
        ]),
    {
      term: i18n._('checkout.costs.stampDuty'),
      value: isRepeated ? i18n._('checkout.costs.ofEach', { amount: duty }) : duty,
    },
  ];
}

/** The costs of an order: exit load, expense ratio and stamp duty. */
export function CostFacts({ costs }: { costs: OrderCosts }) {
  const { i18n } = useLingui();
  const title = useId();
  return (
    <Costs gap={4} role="region" aria-labelledby={title}>
      <h2 id={title}>{i18n._('checkout.costs.title')}</h2>
      <DataList pairs={costPairs(i18n, costs)} />
      {costs.tags !== undefined && (
        <Row gap={8}>
          {costs.tags.map((text) => (
            <Tag key={text}>{text}</Tag>
          ))}
        </Row>
      )}
    </Costs>
  );
}
