import { css } from 'styled-components';

export type FigureSize = 'inherit' | 'large' | 'display';

/** Tabular figures without line breaks. The two large sizes are not used in columns. */
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

  /* A figure never breaks, so enlarged text is limited by the width of the line. */
  &[data-size='display'] {
    font-size: min(var(--type-36), 10vw);
    letter-spacing: -0.025em;
  }
`;
