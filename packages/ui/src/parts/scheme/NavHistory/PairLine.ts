import { styled } from 'styled-components';

/** Terms with their figures, side by side above a drawing. */
export const PairLine = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  font-size: var(--type-14);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-8);
  }

  dt {
    color: var(--muted);
  }
`;
