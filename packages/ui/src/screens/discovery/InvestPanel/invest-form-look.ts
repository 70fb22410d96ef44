import { styled } from 'styled-components';

/**
 * A form of the panel. Its button remains visible at the bottom of a window that is high enough; on a wide screen the
 * terms follow it.
 */
export const InvestFormFrame = styled.form`
  [data-foot] {
    position: sticky;
    bottom: calc(max(var(--below, 0px), var(--keyboard, 0px)) + var(--unless-enlarged));
    z-index: 1;
    background: var(--card);

    @media (max-width: 47.99rem) {
      margin: 0 calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad));
      padding-block: var(--space-8);
    }

    @media (min-width: 64rem) {
      padding-block: var(--space-4);
    }

    @media (max-height: 47.49rem) {
      position: static;
    }
  }

  /* The terms. */
  ul {
    @media (min-width: 64rem) {
      order: 1;
    }
  }

  input,
  select,
  button {
    scroll-margin-bottom: 6rem;
  }
`;

/** The preset fields, two in a line where they fit: the second of them is the wider one. */
export const FieldGrid = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-8) var(--space-12);

  > :nth-child(odd) {
    flex: 1 1 7.5rem;
  }

  > :nth-child(even) {
    flex: 100 1 11rem;
  }

  && :is(input, select, button) {
    min-height: var(--control);
    font-size: var(--type-16);
    font-weight: var(--weight-text);
  }

  && select {
    padding-inline-end: 2.25rem;
  }

  /* The longest day of a month fits its column. */
  && button {
    gap: var(--space-4);
    padding-inline-end: var(--space-8);
    font-size: 0.9rem;
  }
`;

/** The result of the entered values; its height is reserved. */
export const Outlook = styled.div`
  min-height: 5.25rem;
`;
