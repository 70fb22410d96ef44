import { css } from 'styled-components';

/*
 * On a phone each client is a card and nothing scrolls sideways; a card has the names of the columns that have no look
 * of their own. The printed page has the table.
 */
export const phoneCards = css`
  @media screen and (max-width: 47.99rem) {
    min-width: 0;

    &,
    > thead,
    > tbody {
      display: block;
    }

    > thead > tr {
      display: flex;
      gap: var(--space-24);
      padding: var(--space-4) var(--space-24) var(--space-4) var(--space-16);
      overflow-x: auto;
      scrollbar-width: none;
      border-radius: var(--radius-card) var(--radius-card) 0 0;
      background: var(--sunken);
    }

    > thead > tr::before {
      flex: none;
      align-self: center;
      content: attr(data-label);
      color: var(--ink);
      font-size: var(--type-12);
      font-weight: var(--weight-label);
    }

    > thead > tr > th:is(:first-child, :not(:first-child)) {
      height: auto;
      padding: 0;
    }

    > thead > tr > th:last-child {
      position: absolute;
      clip-path: inset(50%);
    }

    > tbody > tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr));
      grid-auto-flow: dense;
      gap: var(--space-8);
      padding: var(--space-12) var(--space-16);
      border-top: 1px solid var(--line);
    }

    > tbody > tr:last-child {
      border-radius: 0 0 var(--radius-card) var(--radius-card);
    }

    > tbody > tr:focus-within {
      background: var(--accent-soft);
    }

    > tbody > tr:is(:hover, :focus-within) > * {
      background: none;
    }

    > tbody > tr > * {
      height: auto;
      padding: 0;
      border: 0;
      white-space: normal;
    }

    > tbody > tr > :is(:first-child, :last-child) {
      position: static;
      grid-column: 1 / -1;
      padding: 0;
      border: 0;
    }

    > tbody > tr > [data-email] {
      grid-column: 1 / -1;
      width: auto;
      min-width: 0;
      max-width: none;
    }

    > tbody > tr > [data-mark] {
      text-align: start;
    }

    > tbody > tr > [data-mark]::before {
      content: attr(data-mark);
      display: block;
      color: var(--muted);
      font-size: var(--type-12);
    }
  }
`;
