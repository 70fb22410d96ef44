import { styled } from 'styled-components';

/** A form of the panel. Its foot remains visible at the bottom of the panel, on a wide screen too. */
export const InvestFormFrame = styled.form`
  [data-foot] {
    margin-bottom: calc(-1 * var(--card-pad));

    > button {
      text-wrap: balance;
    }
  }

  input,
  select,
  button {
    scroll-margin-bottom: 6rem;
  }

  @media (min-width: 48rem) {
    [data-foot] {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-inline: calc(-1 * var(--card-pad));
      padding: var(--space-12) var(--card-pad) var(--card-pad);
      border-top: 1px solid var(--line);
      border-radius: 0 0 var(--radius-card) var(--radius-card);
      background: var(--card);
    }
  }

  /* The padding of a dialog is no room for a sticky element, and no tabs are below it. */
  dialog && [data-foot] {
    bottom: calc(var(--keyboard, 0px) - var(--card-pad));
  }
`;
