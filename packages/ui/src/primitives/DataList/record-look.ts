import { css } from 'styled-components';

/** Names and numbers of a record: one column of names; the value is below its name if both do not fit. */
export const recordLook = css`
  /* A long word does not widen the page. */
  grid-template-columns: minmax(0, 1fr);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-16);
    padding-block: var(--space-8);
    border-bottom: 1px solid var(--line);
  }

  > div:last-child {
    border-bottom: 0;
  }

  > div > dt {
    flex: 2 1 6rem;
    color: var(--muted);
    font-size: var(--type-14);
    overflow-wrap: anywhere;

    @media (min-width: 40rem) {
      flex: 0 0 10.5rem;
    }
  }

  > div > dd {
    flex: 3 1 8rem;
    /* A long word, such as an email address, goes below the name before it breaks. */
    min-width: auto;
    max-width: 100%;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
    text-wrap: balance;
  }
`;
