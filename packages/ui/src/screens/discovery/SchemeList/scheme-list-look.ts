import { styled } from 'styled-components';

/* Cards in one, two or three columns. One column is not a grid, which would lay out each card twice. Cards outside the
   window are neither laid out nor painted, except the first, which is visible and has no estimated height. A change
   inside a card does not repaint its surroundings. */
export const CardGrid = styled.ul`
  @media (max-width: 39.99rem) {
    > li + li {
      margin-top: var(--space-8);
    }

    > li {
      contain: content;
      overflow-clip-margin: var(--space-8);
    }

    > li + li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 21.5rem;
    }
  }

  /* The details are folded. */
  @media (max-width: 30rem) {
    > li + li {
      contain-intrinsic-block-size: auto 11.25rem;
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
