import { styled } from 'styled-components';

/* The heading and the search. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
`;

/* One line on a phone, which scrolls sideways where counts make the buttons wider. */
export const Filters = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);

  @media screen and (max-width: 47.99rem) {
    position: relative;
    flex: 1 0 calc(100% + 2 * var(--space-16));
    min-width: 0;
    margin: 0 calc(-1 * var(--space-16));
    padding: 4px var(--space-16);
    overflow-x: auto;
    scrollbar-width: none;
  }

  @media print {
    display: none;
  }
`;

/* The number of found clients, while a search or a filter narrows the tab. */
export const FoundLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  /* Remains for a screen reader, without a gap of its own. */
  &[data-rests] {
    margin-block-end: calc(-1 * var(--space-16));
  }

  @media print {
    > button {
      display: none;
    }
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
