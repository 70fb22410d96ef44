import { styled } from 'styled-components';
import { phoneCards } from './client-card-look.ts';

/*
 * On a narrow screen the table scrolls sideways, not the page, and the name of each row stays visible. On a wide screen
 * the header stays visible.
 */
export const TableScrollArea = styled.div`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  @media (min-width: 48rem) and (max-width: 71.99rem) {
    overflow-x: auto;
    scroll-padding-inline-start: 12rem;
  }

  /* Rounded at its start and end, but not below a sticky header. */
  @media (min-width: 72rem) {
    overflow: clip;
  }

  @media print {
    overflow: visible;
  }
`;

export const Table = styled.table`
  width: 100%;
  min-width: 67rem;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: 3.5rem;
    padding: 0 0.375rem;
    color: var(--text);
    font-weight: var(--weight-text);
    text-align: start;
    white-space: nowrap;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--space-16);
  }

  /* A background of the cells would leave seams between them, where a width has a fraction of a pixel. */
  thead {
    background: var(--sunken);
  }

  thead th {
    color: var(--muted);
    height: 2.75rem;
    font-size: var(--type-12);
    font-weight: var(--weight-label);
  }

  thead [data-mark] {
    line-height: 1rem;
    white-space: normal;
  }

  @media (min-width: 72rem) {
    thead {
      position: sticky;
      top: var(--top-bar);
      z-index: 1;
    }
  }

  @media (min-width: 48rem) and (max-width: 71.99rem) {
    tr > :first-child {
      position: sticky;
      left: 0;
      z-index: 1;
      border-inline-end: 1px solid var(--line);
    }

    tbody > tr > :first-child {
      background: var(--card);
    }

    thead > tr > :first-child {
      border-inline-end-color: transparent;
      background: var(--sunken);
    }
  }

  /* The longest text of a row has the space that the others leave, and continues on a second line. */
  [data-email] {
    width: 100%;
    min-width: 10rem;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  tbody > tr > * {
    border-top: 1px solid var(--line);
  }

  tbody tr:hover > * {
    background-image: linear-gradient(var(--wash), var(--wash));
  }

  tbody tr:focus-within > * {
    background: var(--accent-soft);
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

  ${phoneCards}

  /* In print: the texts of the rows without controls. */
  @media print {
    min-width: 0;
    font-size: var(--type-12);

    tr > * {
      position: static;
    }

    tr {
      break-inside: avoid;
    }

    tr > :last-child,
    [data-control],
    thead svg {
      display: none;
    }
  }
`;

export const SortButton = styled.button`
  position: relative;
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  /* Spans two columns: the label is above YES and NO, and a press changes no column width. */
  > svg {
    position: absolute;
    inset-inline-start: 100%;
    inset-block-start: calc(50% - 7px);
  }

  > svg[data-rests] {
    opacity: 0;
  }

  &:is(:hover, :focus-visible) > svg[data-rests] {
    opacity: 0.5;
  }
`;

export const IdCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--ink);
  font-weight: var(--weight-label);

  @media screen and (max-width: 47.99rem) {
    flex-wrap: wrap;
  }

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

  @media (pointer: coarse) {
    > button {
      width: var(--control);
      height: var(--control);
    }
  }
`;

/* The outlined control is the next act of the row. */
export const RowActions = styled.span`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: var(--space-4);

  @media screen and (max-width: 47.99rem) {
    flex-wrap: wrap;
    justify-content: start;
  }

  > * {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    padding: 0 var(--space-12);
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    background: none;
    color: var(--accent);
    font: inherit;
    font-weight: var(--weight-label);
    text-decoration: none;
    cursor: pointer;
  }

  > :is(button, [data-next]) {
    border-color: var(--accent);
  }

  > *:hover {
    background-image: linear-gradient(var(--wash), var(--wash));
  }

  > button[aria-disabled] {
    border-color: var(--line);
    color: var(--muted);
    cursor: default;
  }

  > button[aria-busy] {
    cursor: progress;
  }
`;
