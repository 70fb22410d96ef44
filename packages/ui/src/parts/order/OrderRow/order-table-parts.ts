import { styled } from 'styled-components';

/* A folded row is at most 96 px high: two lines for the name, two for numbers, one for a plan. */
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
    line-height: 1.35;
    text-align: start;
    vertical-align: middle;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--space-16);
  }

  :is(th, td):last-child {
    padding-inline-end: var(--space-16);
  }

  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }

  td:not([data-figure], [colspan]):nth-child(2) {
    white-space: nowrap;
  }

  thead th {
    background: var(--sunken);
    color: var(--muted);
  }

  [data-row] > * {
    height: 4.5rem;
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  [data-row] small {
    display: block;
  }

  td[data-actions] > div {
    flex-wrap: nowrap;
    justify-content: end;
    white-space: nowrap;
  }

  tbody th {
    min-width: 12rem;
  }

  tbody th p > span {
    white-space: nowrap;
  }

  [data-row] :is(th p, small) {
    font-size: var(--type-12);
  }

  [data-more] > td {
    padding-block: 0 var(--space-16);
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
  font-weight: var(--weight-label);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }
`;

export const Name = styled.strong`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-heading);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
