import { useLingui } from '@lingui/react';
import { codeQueueFilters, filterClients, type ClientRow } from '@folioflow/flows/backoffice';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  align-self: start;
  min-height: var(--control);
  padding-inline: var(--space-16);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--card);
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  cursor: pointer;

  > span {
    min-width: 1.5rem;
    padding-inline: 0.375rem;
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
    text-align: center;
  }

  &:hover {
    background-image: linear-gradient(var(--wash), var(--wash));
  }

  &[aria-pressed='true'] {
    border-color: var(--accent);
    color: var(--accent);

    > span {
      background: var(--accent);
      color: var(--on-accent);
    }
  }

  @media print {
    display: none;
  }
`;

interface CodeQueueButtonProps {
  /** Every client of the list. */
  rows: readonly ClientRow[];
  isPressed: boolean;
  onPressedChange: (isPressed: boolean) => void;
}

/** Shows only the clients who have signed and wait for a client code, with their number in the whole list. */
export function CodeQueueButton({ rows, isPressed, onPressedChange }: CodeQueueButtonProps) {
  const { i18n } = useLingui();
  const count = useMemo(() => filterClients(rows, codeQueueFilters, '').length, [rows]);
  return (
    <Toggle type="button" aria-pressed={isPressed} onClick={() => onPressedChange(!isPressed)}>
      {i18n._('clients.list.queue.code')}
      <span>{groupIndian(count)}</span>
    </Toggle>
  );
}
