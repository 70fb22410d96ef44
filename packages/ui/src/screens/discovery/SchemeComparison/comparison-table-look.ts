import { styled } from 'styled-components';

/* A table on a wide screen; on a phone the name of a row is above its cells. */
export const ComparisonGrid = styled.table`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--card);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
  table-layout: fixed;

  th,
  td {
    padding: var(--space-12) var(--space-16);
    border-top: 1px solid var(--line);
    color: var(--ink);
    font-weight: var(--weight-text);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead {
    position: sticky;
    top: var(--below-top-bar);
    z-index: 2;
  }

  thead th {
    border-top: 0;
    border-bottom: 1px solid var(--line);
    background: var(--sunken);
  }

  thead th:first-child {
    width: 13rem;
    border-start-start-radius: calc(var(--radius-card) - 1px);
  }

  thead th:last-child {
    border-start-end-radius: calc(var(--radius-card) - 1px);
  }

  tbody th {
    color: var(--muted);
  }

  [data-title] > th {
    padding-block: var(--space-24) var(--space-8);
    color: var(--ink);
    font-size: var(--type-16);
    font-weight: var(--weight-heading);
  }

  thead + tbody > [data-title] > th {
    padding-top: var(--space-16);
    border-top: 0;
  }

  [data-title] + tr > * {
    border-top: 0;
  }

  small {
    display: -webkit-box;
    overflow: hidden;
    color: var(--muted);
    font-size: var(--type-12);
    line-height: 1.35;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @media (max-width: 47.99rem) {
    display: block;

    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      column-gap: var(--space-12);
      padding: var(--space-8) var(--space-12);
      border-top: 1px solid var(--line);
    }

    thead > tr {
      border-top: 0;
      border-bottom: 1px solid var(--line);
      border-start-start-radius: calc(var(--radius-card) - 1px);
      border-start-end-radius: calc(var(--radius-card) - 1px);
      background: var(--sunken);
    }

    th,
    td,
    [data-title] > th {
      display: block;
      padding: 0;
      border: 0;
    }

    thead th:first-child {
      position: absolute;
      width: 1px;
    }

    thead th {
      border: 0;
      background: none;
    }

    tbody th {
      grid-column: 1 / -1;
      font-size: var(--type-12);
    }

    [data-title] {
      padding-top: var(--space-16);
    }

    [data-title],
    [data-title] + tr {
      border-top: 0;
    }

    tbody + tbody > [data-title] {
      border-top: 1px solid var(--line);
    }
  }
`;
