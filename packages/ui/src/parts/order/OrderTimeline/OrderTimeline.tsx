import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';

const Lines = styled.ol`
  display: grid;
`;

const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding: 0 0 var(--space-16) var(--space-24);
  color: var(--ink);

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
  }

  &::before {
    top: 0.5rem;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: var(--radius-full);
    background: var(--accent);
  }

  &::after {
    top: 1.125rem;
    bottom: -0.375rem;
    width: 1.5px;
    margin-inline-start: 0.1875rem;
    background: var(--line);
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:last-child::after {
    display: none;
  }

  > span:last-child {
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
  }
`;

const Nothing = styled.p`
  color: var(--muted);
`;

/** The history of an order: one line for each transaction (OM-063). */
export function OrderTimeline({ timeline }: Pick<OrderRowView, 'timeline'>) {
  const { i18n } = useLingui();
  if (timeline.length === 0) return <Nothing>{i18n._('orders.row.noTransactions')}</Nothing>;
  return (
    <Lines className="timeline" aria-label={i18n._('orders.row.timeline')}>
      {timeline.map(({ message, day }, place) => (
        <Line key={place}>
          <span>
            <ServerText text={message} />
          </span>
          <span>{formatDay(i18n, day)}</span>
        </Line>
      ))}
    </Lines>
  );
}
