import { styled } from 'styled-components';

/** The main content, and on a wide screen an `aside` beside it that stays visible. */
export const AsideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: var(--space-24) var(--space-48);
    align-items: start;

    > aside {
      position: sticky;
      top: calc(var(--top-bar) + var(--space-24));
    }
  }
`;
