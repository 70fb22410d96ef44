import { css } from 'styled-components';

export type FigureSize = 'inherit' | 'large' | 'display';

/** Tabular figures that never break; the two large sizes stand alone and need no columns. */
export const figureLook = css`
  font-variant-numeric: tabular-nums;
  font-feature-settings: 'case';
  white-space: nowrap;

  &:is([data-size='large'], [data-size='display']) {
    font-variant-numeric: normal;
    font-weight: var(--weight-heading);
    line-height: var(--leading-heading);
  }

  &[data-size='large'] {
    font-size: var(--type-22);
    letter-spacing: -0.015em;
  }

  /* It never breaks, so text enlarged by the reader stops where the line ends. */
  &[data-size='display'] {
    font-size: min(var(--type-36), 10vw);
    letter-spacing: -0.025em;
  }
`;
