import { styled } from 'styled-components';

/* Cards in one, two or three columns. Those below each other on a phone are no grid: it would lay each of them out twice. What
   is out of sight there is neither laid out nor painted; the first one is in sight, and its height is not supposed. What is
   in a card leaves what is outside as it was painted. */
export const CardGrid = styled.ul`
  @media (max-width: 39.99rem) {
    > li + li {
      margin-top: var(--space-16);
    }

    > li {
      contain: content;
      overflow-clip-margin: var(--space-8);
    }

    > li + li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 22.9rem;
    }
  }

  @media (min-width: 40rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-16);
  }

  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
