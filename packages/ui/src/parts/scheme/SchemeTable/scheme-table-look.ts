import { styled } from 'styled-components';

/* With enlarged text the table scrolls inside its own box, not the page. */
export const Room = styled.div`
  position: relative;
  overflow-x: auto;
`;

/* The height of a row is two lines for the name and one for the category, and more for a longer name only. */
export const Table = styled.table`
  width: 100%;
  /* The names have room beside the fixed columns. */
  min-width: 60rem;
  table-layout: fixed;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--card);
  overflow: clip;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-8) var(--space-4);
    color: var(--text);
    font-size: var(--type-12);
    font-weight: var(--weight-text);
    line-height: 1.35;
    text-align: end;
    white-space: nowrap;
  }

  thead tr:first-child th:last-child,
  td:last-child {
    padding-inline-end: var(--space-16);
  }

  tbody tr {
    /* The transform makes the row the containing block of its link in browsers without positioned rows. */
    position: relative;
    height: 4.75rem;
    transform: translate(0);

    &:hover {
      background: var(--wash);
    }
  }

  tbody > tr > * {
    border-top: 1px solid var(--line);
  }

  thead {
    background: var(--sunken);
  }

  thead th {
    height: 2.25rem;
    padding-block: 0;
    color: var(--muted);
    font-weight: var(--weight-label);
  }

  thead th[scope='colgroup'] {
    text-align: center;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-text);
  }

  /* Border between lumpsum and SIP. */
  [data-first] {
    border-inline-start: 1px solid var(--line);
  }

  col {
    width: 4.5rem;
  }

  col:first-child {
    width: auto;
  }

  col:last-child {
    width: 4.75rem;
  }

  col[data-control] {
    width: 5.25rem;
  }

  /* Hidden here because the column has a header. */
  [data-control] label > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  [data-control] label {
    justify-content: end;
    min-width: var(--control);
  }

  /* Above the link that covers the row. */
  [data-control] > * {
    position: relative;
    z-index: 1;
    display: inline-grid;
  }

  [data-scheme] {
    padding-inline: var(--space-16) var(--space-8);
    text-align: start;
    white-space: normal;
  }

  @media (min-width: 75rem) {
    /* The names have the same width with one more column. */
    &:not(:has([data-control])) {
      col:not(:first-child, :last-child) {
        width: 5.125rem;
      }

      tbody td {
        font-size: var(--type-14);
      }
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
    font-size: var(--type-14);
    font-weight: var(--weight-heading);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: -3px;
    border-radius: var(--radius-control);
  }

  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg:last-child {
    flex: none;
    margin-inline-start: auto;
    color: var(--muted);
  }
`;

export const Head = styled.button`
  display: inline-flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: 0.125rem;
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: var(--weight-label);
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
