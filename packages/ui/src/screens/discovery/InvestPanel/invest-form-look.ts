import { styled } from 'styled-components';

/** A form of the panel. Its foot remains visible at the bottom of the panel, on a wide screen too. */
export const InvestFormFrame = styled.form`
  [data-foot] {
    margin: 0;
    padding: var(--space-12) 0;
    border-top: 1px solid var(--line);
    background: var(--card);

    > button {
      text-wrap: balance;
    }
  }

  [data-foot] {
    position: sticky;
    bottom: var(--unless-enlarged);
    z-index: 1;
  }

  /* The card beside the chart and the sheet of a phone have a padding, which the foot covers. */
  :is(aside, dialog) && [data-foot] {
    margin: 0 calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad));
    padding: var(--space-12) var(--card-pad) var(--card-pad);
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }

  /* A sticky element of a dialog remains above its padding. */
  dialog && [data-foot] {
    bottom: calc(var(--keyboard, 0px) - var(--card-pad) + var(--unless-enlarged));
  }

  input,
  select,
  button {
    scroll-margin-bottom: 6rem;
  }
`;
