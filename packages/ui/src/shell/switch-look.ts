import { css } from 'styled-components';

/** A native select behind its label, in a menu or a footer; on a phone it opens as a sheet. */
export const switchLook = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  color: var(--text);
  font-size: var(--type-14);

  > select {
    min-height: var(--control);
    min-width: 0;
    max-width: 100%;
    border: 0;
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  /* The list of some browsers has the ground of the select. */
  option {
    background: var(--card);
  }
`;
