import { styled } from 'styled-components';

/* The search, the filters and the number of found clients. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12);

  > :first-child {
    flex: 1 1 20rem;
    max-width: 28rem;
  }

  /* Aligned to the height of the field beside them. */
  > button,
  > div > button {
    min-height: 3rem;
    margin-bottom: var(--space-4);
  }

  > p {
    margin-block-end: var(--space-4);
    margin-inline-start: auto;
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
    line-height: 3rem;
  }

  /* The count is before the buttons. */
  @media (max-width: 47.99rem) {
    > button {
      order: 1;
    }

    > p {
      flex: 1 0 auto;
      margin-inline-start: 0;
    }
  }

  @media print {
    > :not(p) {
      display: none;
    }
  }
`;

/* One line on a phone, which scrolls sideways where counts make the buttons wider. */
export const Filters = styled.div`
  display: contents;

  @media screen and (max-width: 47.99rem) {
    position: relative;
    display: flex;
    flex: 1 0 calc(100% + 2 * var(--space-16));
    gap: var(--space-8);
    min-width: 0;
    margin: -4px calc(-1 * var(--space-16));
    padding: 4px var(--space-16);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/* Always visible: the result of the last action in a row, and the links to other pages. */
export const StickyFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding-block: var(--space-8);
  border-top: 1px solid var(--line);
  background: var(--canvas);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  &[data-rests] {
    padding: 0;
    border: 0;
  }

  > nav {
    margin-inline-start: auto;
  }

  > p:not(:empty) {
    padding: var(--space-8) var(--space-12);
    border-radius: var(--radius-control);
    background: var(--tone-soft);
    color: var(--ink);
  }

  position: sticky;
  bottom: var(--unless-enlarged);
  z-index: 2;

  @media print {
    display: none;
  }
`;
