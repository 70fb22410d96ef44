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
      contain-intrinsic-block-size: auto 24rem;
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

/* Rows from edge to edge on a phone, in one panel otherwise. Rows outside the window are neither laid out nor painted. */
export const RowList = styled.ul`
  margin-inline: calc(-1 * var(--space-16));
  background: var(--card);

  > li {
    contain: content;
  }

  > li:nth-child(n + 13) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 5.875rem;
  }

  @media (min-width: 48rem) {
    margin-inline: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    overflow: clip;
  }
`;

/*
 * The parts of the list. On a phone they are one panel below each other; on a wide screen heading, count and search
 * share a line, and so do filters and the choices of the list.
 */
export const Listing = styled.div`
  display: grid;
  grid-template:
    'title title'
    'banner banner'
    'search search'
    'chips chips'
    'bar bar'
    'count tools'
    'body body' / minmax(0, 1fr) auto;

  @media (max-width: 47.99rem) {
    margin-inline: calc(-1 * var(--space-16));
    padding-inline: var(--space-16);
    background: var(--card);
  }

  @media (min-width: 64rem) {
    grid-template:
      'title count search'
      'banner banner banner'
      'chips chips chips'
      'bar bar bar'
      'body body body' / auto minmax(0, 1fr) 25rem;
    column-gap: var(--space-16);
  }
`;

export const Title = styled.div`
  grid-area: title;

  > p,
  > div > p {
    padding-top: var(--space-12);
  }

  /* The bar and the tabs name the page on a phone. */
  @media (max-width: 47.99rem) {
    h1 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  @media (min-width: 48rem) {
    &:not(:empty) {
      align-self: center;
      padding-block: 0 var(--space-12);
    }
  }
`;

export const Banner = styled.div`
  grid-area: banner;

  &:not(:empty) {
    padding-top: var(--space-12);
  }
`;

export const Search = styled.div`
  grid-area: search;
  padding-block: var(--space-12) var(--space-8);

  @media (min-width: 64rem) {
    padding-block: 0 var(--space-12);
  }
`;

export const Collections = styled.div`
  grid-area: chips;
  min-width: 0;
`;

export const Unavailable = styled.div`
  grid-area: body;
`;
