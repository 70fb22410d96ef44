import { styled } from 'styled-components';

/** A column of figures in a card of the scheme's page. */
export const FigureTable = styled.table`
  width: 100%;
  font-size: var(--type-14);

  th,
  td {
    padding: var(--space-8) 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-weight: var(--weight-text);
    text-align: end;
    vertical-align: top;
  }

  :is(th, td):not(:first-child) {
    padding-inline-start: var(--space-8);
  }

  thead th {
    color: var(--muted);
    font-weight: var(--weight-label);
    vertical-align: bottom;
  }

  :is(th, td):first-child,
  [data-text] {
    text-align: start;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
  }

  @media (max-width: 30rem) {
    font-size: var(--type-12);
  }
`;

/* With enlarged text the figures scroll within their area, not the page. */
export const TableScrollArea = styled.div`
  overflow-x: auto;
`;

export const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;
