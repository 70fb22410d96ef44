import { styled } from 'styled-components';

/* A folded row is 80 px high, and at most 96. */
export const Table = styled.table`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--card);
  overflow: clip;

  th,
  td {
    padding: var(--space-8);
    color: var(--text);
    font-size: var(--type-14);
    font-weight: var(--weight-text);
    line-height: 1.3;
    text-align: start;
    vertical-align: middle;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--space-16);
  }

  :is(th, td):last-child {
    padding-inline-end: var(--space-8);
  }

  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }

  td[data-figure] {
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
  }

  td:not([data-figure], [colspan]):nth-child(2) {
    white-space: nowrap;
  }

  thead th {
    height: 2.5rem;
    padding-block: 0;
    background: var(--sunken);
    color: var(--muted);
    font-size: var(--type-12);
  }

  [data-row] > * {
    height: 5rem;
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
    overflow-wrap: anywhere;
  }

  tbody th {
    min-width: 12rem;
  }

  th[data-actions] {
    text-align: end;
  }

  /* The longest status is on one line where there is room. */
  @media (min-width: 78rem) {
    [data-row] > td:nth-child(6) {
      min-width: 11.5rem;
    }
  }

  [data-more] > td {
    padding-block: 0 var(--space-16);
  }

  [data-more] > td > * + * {
    margin-top: var(--space-12);
  }
`;

export const Head = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-height: 2rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: inherit;
  font-weight: var(--weight-label);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }
`;

export const Identity = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-12);
`;

export const Name = styled.strong`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  white-space: nowrap;
`;
