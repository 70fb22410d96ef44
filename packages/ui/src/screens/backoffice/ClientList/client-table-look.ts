import { styled } from 'styled-components';

/* On a narrow screen the table goes aside within its own room, never the page; on a desk its head stays in sight. */
export const Room = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  @media (max-width: 79.99rem) {
    overflow-x: auto;
  }
`;

export const Table = styled.table`
  width: 100%;
  min-width: 76rem;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: 2.5rem;
    padding: 0 var(--space-8);
    color: var(--text);
    font-weight: var(--weight-text);
    text-align: start;
    white-space: nowrap;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--space-16);
  }

  thead th {
    background: var(--sunken);
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-label);
  }

  thead th:first-child {
    border-start-start-radius: var(--radius-card);
  }

  thead th:last-child {
    border-start-end-radius: var(--radius-card);
  }

  @media (min-width: 80rem) {
    thead th {
      position: sticky;
      top: var(--top-bar);
      z-index: 1;
    }
  }

  tbody > tr > * {
    border-top: 1px solid var(--line);
  }

  tbody tr:hover {
    background: var(--wash);
  }

  tbody tr:focus-within {
    background: var(--accent-soft);
  }

  [data-mark] {
    text-align: center;
  }

  [data-yes] {
    color: var(--gain);
    font-weight: var(--weight-label);
  }

  [data-no] {
    color: var(--muted);
  }

  [data-whole] {
    user-select: all;
  }

  @media print {
    thead th {
      position: static;
    }
  }
`;

export const Head = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  min-height: 2.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  /* As much before the word as the arrow takes after it: the word stands above its YES and NO. */
  [data-mark] > & {
    padding-inline-start: 1rem;
  }

  /* An arrow has its room before it is drawn: no column grows by a press. */
  > svg[data-rests] {
    visibility: hidden;
  }
`;

export const Id = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--ink);
  font-weight: var(--weight-label);

  > button {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--muted);
    cursor: pointer;
  }

  > button:hover {
    background: var(--wash);
    color: var(--ink);
  }
`;

/* The room of both is there in every row, so that View stands below View; longer words take more. */
export const Actions = styled.span`
  display: grid;
  grid-template-columns: minmax(3rem, max-content) minmax(7.5rem, max-content);
  align-items: center;
  gap: var(--space-8);
  width: max-content;

  > a {
    color: var(--accent);
    font-weight: var(--weight-label);
    text-decoration: underline;
  }

  > button {
    min-height: 2rem;
    padding: 0 var(--space-12);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--card);
    color: var(--ink);
    font: inherit;
    font-weight: var(--weight-label);
    cursor: pointer;
  }

  > button:hover {
    background-image: linear-gradient(var(--wash), var(--wash));
  }

  > button[aria-disabled] {
    color: var(--muted);
    cursor: default;
  }

  > button[aria-busy] {
    cursor: progress;
  }
`;
