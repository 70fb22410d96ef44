import { styled } from 'styled-components';

/** A bar that stays visible while a list scrolls: the number of selected items and their action. */
export const StickyFoot = styled.div`
  position: sticky;
  bottom: calc(var(--below, 0px) + var(--unless-enlarged));
  z-index: 9;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  margin-inline: calc(-1 * var(--space-16));
  padding: var(--space-12) var(--space-16);
  border-top: 1px solid var(--line);
  background: var(--canvas);

  > p {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    margin-inline-end: auto;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-label);
  }

  @media (max-width: 40rem) {
    > p {
      flex: 1 0 100%;
    }

    > :is(button, a) {
      flex: 1 1 9rem;
      min-height: var(--control);
      height: auto;
      padding-inline: var(--space-8);
      white-space: normal;
    }
  }

  @media (min-width: 48rem) {
    margin-inline: calc(-1 * var(--space-24));
    padding-inline: var(--space-24);
  }
`;
