import { styled } from 'styled-components';

/* The columns scroll below the names in a window that is too narrow. */
export const Room = styled.div`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  overflow-x: auto;

  /* The names cover no column that takes the focus. */
  @media (min-width: 60rem) {
    scroll-padding-inline-start: 17rem;
  }

  /* Cuts the links, which are wider than the table. */
  > div {
    /* The names have room beside the fixed columns. */
    min-width: 69.75rem;
    overflow: clip;
  }
`;

/* The height of a row is two lines for the name and one for the category, and more for a longer name only. */
export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--type-14);

  th,
  td {
    padding: var(--space-4);
    font-weight: var(--weight-text);
    line-height: 1.25rem;
    text-align: end;
    white-space: nowrap;
  }

  td {
    font-variant-numeric: tabular-nums;
  }

  tbody tr {
    height: 4rem;
  }

  tbody > tr > * {
    border-top: 1px solid var(--line);
  }

  tbody tr:hover > * {
    background-image: linear-gradient(var(--wash), var(--wash));
  }

  thead th {
    height: 1.875rem;
    padding-block: 0;
    background: var(--sunken);
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-label);
  }

  thead th[scope='colgroup'] {
    padding-inline-start: var(--space-8);
    text-align: start;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
    line-height: 1rem;
  }

  td:has(+ [data-first]),
  th:has(+ [data-first]) {
    padding-inline-end: var(--space-8);
  }

  /* Borders between the groups of columns. */
  [data-first] {
    border-inline-start: 1px solid var(--line);
  }

  [data-risk] {
    padding-inline-start: var(--space-8);
    text-align: start;
    white-space: normal;
  }

  col {
    width: 4.5rem;
  }

  col[data-scheme] {
    width: auto;
  }

  /* The longest tag of a usual risk has one line. */
  col[data-risk] {
    width: 8.5rem;
  }

  col[data-month] {
    width: 5.25rem;
  }

  /* Above the link that covers the row. */
  [data-control] {
    position: relative;
    z-index: 2;
    padding: 0;
  }

  [data-control] > span {
    display: flex;
    align-items: center;
    justify-content: end;
  }

  /* The column has a title; the words of the controls remain for screen readers. */
  [data-control] label > span,
  [data-control] button[aria-haspopup] > span > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  [data-control] label {
    justify-content: center;
    min-width: var(--control);
    grid-template-columns: auto;
  }

  [data-scheme] {
    position: relative;
    padding-inline: var(--space-16) var(--space-8);
    text-align: start;
    white-space: normal;
  }

  /* The names stay; with a high zoom they would cover the columns. */
  @media (min-width: 60rem) {
    [data-scheme] {
      position: sticky;
      left: 0;
      z-index: 1;
    }

    tbody [data-scheme] {
      background-color: var(--card);
    }
  }
`;

export const Scheme = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);

  > div {
    min-width: 0;
  }

  a {
    color: var(--ink);
    font-weight: var(--weight-label);
    line-height: 1.125rem;
    text-decoration: none;
  }

  /* Wider than the table, so that a press anywhere in the row follows it. */
  a::after {
    content: '';
    position: absolute;
    inset-block: 0;
    left: 0;
    width: 100rem;
  }
`;

export const Head = styled.button`
  display: inline-flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: 0.125rem;
  min-height: 1.875rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  [data-scheme] > & {
    flex-direction: row;
  }

  &:disabled {
    cursor: default;
  }

  /* The space of the arrow is reserved, so that no column grows on a press. */
  > svg[data-rests] {
    visibility: hidden;
  }
`;
