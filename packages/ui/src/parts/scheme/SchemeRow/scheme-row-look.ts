import { styled } from 'styled-components';

/* Mark, name over the full width, then kind left and figure right, then tag left and controls right. */
export const Face = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-12);
  padding: 0.875rem var(--gutter) 0;
  background: var(--card);

  > :first-child {
    border-radius: 10px;
  }

  &:hover {
    background-image: linear-gradient(var(--wash), var(--wash));
  }
`;

export const Body = styled.div`
  display: grid;
  min-width: 0;
  padding-bottom: var(--space-12);
  border-bottom: 1px solid var(--line);
`;

/* The link covers the whole row, so that a press anywhere follows it and a long press opens the browser's menu. */
export const Name = styled.h2`
  font-size: var(--type-16);
  font-weight: var(--weight-label);
  line-height: 1.25;
  letter-spacing: 0;
  text-wrap: wrap;

  > a {
    color: var(--ink);
    text-decoration: none;
  }

  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  > a:focus-visible {
    outline: none;
  }

  > a:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
    border-radius: var(--radius-control);
  }
`;

/* A word that does not fit beside the end of the line moves the end to the next one; no word is broken. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-12);
  margin-top: 0.125rem;
  color: var(--muted);
  font-size: var(--type-14);
  line-height: 1.25rem;

  > :first-child {
    flex: 1 1 0;
  }

  > :last-child {
    flex: none;
    margin-inline-start: auto;
  }

  > dl {
    display: flex;
    align-items: baseline;
    gap: var(--space-8);
  }

  > dl > dt {
    font-size: var(--type-12);
  }

  > dl > dd > * {
    font-weight: var(--weight-heading);
  }
`;

/* Above the link that covers the row; what looks lower is pressed on the height of a control. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  margin-block: calc((1.375rem - var(--control)) / 2);

  > * {
    position: relative;
    z-index: 1;
  }
`;

export const DetailsButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--control);
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  cursor: pointer;

  > svg {
    color: var(--muted);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/* A press beside its controls does not follow the link of the row. */
export const Details = styled.div`
  position: relative;
  z-index: 1;

  &:not([hidden]) {
    padding-top: var(--space-8);
  }

  > p {
    padding-block: var(--space-8);
    color: var(--muted);
    font-size: var(--type-14);
  }

  > :last-child:not(table) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-24);
    margin-bottom: calc(-1 * var(--space-8));
  }

  > :last-child label {
    align-items: center;
    font-size: var(--type-14);
  }

  > :last-child button {
    padding-inline: 0;
  }
`;

export const Returns = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.6875rem;

  tr > * {
    padding: 0;
    border-bottom: 1px solid var(--line);
    color: var(--text);
    font-weight: var(--weight-text);
    text-align: end;
  }

  thead th {
    color: var(--muted);
    font-size: var(--type-12);
  }

  th[scope='row'] {
    text-align: start;
  }
`;
