import { styled } from 'styled-components';
import { phoneCards } from './client-card-look.ts';

/*
 * On a narrow screen the table scrolls sideways, not the page, and the name of each row stays visible. On a wide screen
 * the header stays visible.
 */
export const TableScrollArea = styled.div`
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
    height: 2.25rem;
    padding: 0 var(--space-8);
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
    font-size: var(--type-12);
    font-weight: var(--weight-label);
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

  /* The longest text of a row is truncated; its tooltip shows it in full. */
  [data-email] {
    width: 100%;
    min-width: 8rem;
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @media (pointer: coarse) {
    tbody > tr > * {
      height: 3rem;
    }
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

/*
 * Every row reserves the space of both buttons, so that View is aligned in all rows and no row changes its height when
 * the upload is no longer offered; longer words take more.
 */
export const RowActions = styled.span`
  display: grid;
  grid-template-columns: minmax(3rem, max-content) minmax(7.5rem, max-content);
  align-items: center;
  gap: var(--space-8);
  width: max-content;
  min-height: 1.75rem;

  /* Enlarged text leaves no space for both in one line. */
  @media screen and (max-width: 47.99rem) {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-24);
    width: auto;
  }

  > a {
    color: var(--accent);
    font-weight: var(--weight-label);
    text-decoration: underline;
  }

  > button {
    min-height: 1.75rem;
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
