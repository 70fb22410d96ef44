import { styled } from 'styled-components';

/* On a phone the tabs begin below the header of the frame, from edge to edge. */
export const ListHead = styled.div`
  display: grid;

  @media (max-width: 47.99rem) {
    margin-inline: calc(-1 * var(--space-16));
    background: var(--card);

    > :first-child:not(nav) {
      padding: var(--space-12) var(--space-16) 0;
    }

    > nav {
      gap: 0;
      padding-inline: var(--space-16);
    }

    > nav > a {
      flex: 1 0 auto;
      justify-content: center;
    }
  }

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-12) var(--space-16);
    align-items: end;
    box-shadow: inset 0 -1px var(--line);

    > :first-child:not(nav) {
      grid-column: 1 / -1;
    }
  }
`;

/** The sheet of a list: on a phone from edge to edge, directly below the header of the list. */
export const OrderPanel = styled.div`
  background: var(--card);

  @media (max-width: 47.99rem) {
    margin-inline: calc(-1 * var(--space-16));
    border-bottom: 1px solid var(--line);

    ${ListHead} ~ & {
      margin-top: calc(-1 * var(--space-16));
    }
  }

  @media (min-width: 48rem) {
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    overflow: clip;
  }
`;
