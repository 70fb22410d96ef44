import { styled } from 'styled-components';

/* The selected list and its actions; stacked on phones. */
export const WatchlistToolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12) var(--space-16);

  > :first-child {
    flex: 1 1 16rem;
    max-width: 24rem;
  }

  /* Centred in the box, which is a little higher. */
  > button {
    margin-bottom: 0.375rem;
  }

  @media (max-width: 40rem) {
    > button {
      margin-bottom: 0;
    }

    > * {
      flex: 1 0 100%;
      max-width: none;
    }
  }
`;

export const CountRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

/* One or two schemes share the width of the page, as a list of three does. */
export const CardColumns = styled.div`
  @media (min-width: 64rem) {
    &[data-few] ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
