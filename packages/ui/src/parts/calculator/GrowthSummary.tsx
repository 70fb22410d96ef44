import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { GrowthYear } from '@folioflow/flows';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../format/money.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Figure/Money.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/* A result of an earlier entry is grey. On a phone every figure has a line, so that long ones do not move the form below. */
const SummaryCard = styled(Card)`
  &[data-stale] > dl {
    filter: grayscale(1);
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12) var(--space-24);
  }

  dl > * {
    flex: 1 0 100%;
  }

  @media (min-width: 48rem) {
    dl > :not(:first-child) {
      flex: none;
    }
  }

  dt,
  p {
    color: var(--muted);
    font-size: var(--type-14);
  }

  p {
    margin-top: var(--space-12);
  }

  [role='status'] > p {
    color: var(--warn);
  }
`;

export interface GrowthSummaryProps {
  /** Name of the first figure; by default the value after the years. */
  term?: string | undefined;
  /** The first figure in rupees; by default the value. */
  figure?: number | null | undefined;
  /** The last year; null without a result, whose figures are dashes: the page does not jump when there is one. */
  end: GrowthYear | null;
  /** States that the result is an illustration. */
  illustration: string;
  /** States how to get a result; shown without one. */
  waiting: string;
  /** The result is that of an earlier entry. */
  isStale: boolean;
  /** Typing paused on a changed entry: the result is announced. */
  isAnnounced: boolean;
  heading: Ref<HTMLHeadingElement>;
}

function valueTermOf(i18n: I18n, end: GrowthYear | null): string {
  if (end === null) return i18n._('calculator.table.value');
  return end.year === 1 ? i18n._('calculator.value.one') : i18n._('calculator.value', { years: end.year });
}

/** The result of a calculator: what the money grows to, the investments and the profit in it (DO-177, DO-178). */
export function GrowthSummary({
  end,
  waiting,
  isStale,
  isAnnounced,
  heading,
  illustration,
  ...first
}: GrowthSummaryProps) {
  const { i18n } = useLingui();
  const { term = valueTermOf(i18n, end), figure = end?.value } = first;
  return (
    <SummaryCard aria-labelledby="growth-result" data-stale={isStale || undefined}>
      <VisuallyHidden as="h2" id="growth-result" ref={heading} tabIndex={-1}>
        {i18n._('calculator.result')}
      </VisuallyHidden>
      <dl>
        <div>
          <dt>{term}</dt>
          <dd>
            <Money value={figure} decimals={0} size="display" />
          </dd>
        </div>
        <div>
          <dt>{i18n._('calculator.invested')}</dt>
          <dd>
            <Money value={end?.invested} decimals={0} size="large" />
          </dd>
        </div>
        <div>
          <dt>{i18n._('calculator.profit')}</dt>
          <dd>
            <Money value={end?.profit} decimals={0} sign="always" size="large" />
          </dd>
        </div>
      </dl>
      {end === null ? <p>{waiting}</p> : <p data-legal="returns">{illustration}</p>}
      <div role="status">
        {isStale && <p>{i18n._('calculator.stale')}</p>}
        {!isStale && isAnnounced && end !== null && (
          <VisuallyHidden>
            {i18n._('calculator.announced', { term, value: formatRupees(figure, { decimals: 0 }) })}
          </VisuallyHidden>
        )}
      </div>
    </SummaryCard>
  );
}
