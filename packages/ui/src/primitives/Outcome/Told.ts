import { styled } from 'styled-components';

/** What the provider says, in its own words: the same face in a result, in a history, and where it says why. */
export const Told = styled.div`
  padding: var(--space-12) var(--gutter);
  border-radius: var(--radius-control);
  background: var(--sunken);
  font-size: var(--type-14);
`;
