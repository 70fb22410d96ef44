import { styled } from 'styled-components';
import { Row } from '../../../primitives/Layout/Layout.tsx';

/* One line for each scheme on a phone, so that the chart begins on the first screen; columns on a wide screen. */
export const SchemeGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--space-16);
    border: 0;
    background: none;
  }
`;

export const SchemeCell = styled.li`
  display: grid;
  grid-template: 'line name remove' / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-12);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-12);

  & + & {
    border-top: 1px solid var(--line);
  }

  > button {
    grid-area: remove;
    padding: 0;
    color: var(--muted);
  }

  @media (min-width: 48rem) {
    grid-template: 'line remove' auto 'name name' 1fr / minmax(0, 1fr) auto;
    align-items: start;
    row-gap: var(--space-8);
    padding: var(--space-12) var(--space-16);

    &,
    & + & {
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      background: var(--card);
    }

    > button {
      margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-8)) 0 0;
    }
  }
`;

export const LineSampleBox = styled.div`
  display: flex;
  grid-area: line;
  align-items: center;
  min-height: 2.25rem;
`;

export const SchemeDetails = styled.div`
  display: grid;
  grid-area: name;
  justify-items: start;
  min-width: 0;
  padding-block-end: var(--space-8);
  font-size: var(--type-14);

  /* The text of the button is aligned with the name. */
  > [data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--space-12));
  }

  @media (min-width: 48rem) {
    gap: var(--space-8);
    padding-block-end: var(--space-4);
  }
`;

/* Reserves three lines until the name is loaded: hardly any full name is longer. */
export const NameRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  width: 100%;
  min-height: 3.5rem;

  @media (max-width: 47.99rem) {
    align-items: end;
  }

  h2 {
    min-width: 0;
    font-size: var(--type-14);
    line-height: 1.3;
  }

  a {
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    text-decoration: underline;
  }
`;

/* The table shows the same. */
export const WideScreenOnly = styled.div`
  display: none;

  @media (min-width: 48rem) {
    display: contents;
  }
`;

export const TagRow = styled(Row)`
  min-height: 1.5rem;
`;

export const FailureBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4) var(--space-8);
  padding-block: var(--space-8);
  font-size: var(--type-14);
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--type-14);
  }

  button {
    margin-top: var(--space-4);
  }

  @media (min-width: 48rem) {
    min-height: 5rem;
    padding-block: 0;

    h2 {
      font-size: var(--type-16);
    }
  }
`;
