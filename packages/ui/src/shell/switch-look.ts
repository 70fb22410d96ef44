import { css } from 'styled-components';
import { buttonLook } from '../primitives/Button/button-look.ts';

/** A native select behind a round button; on a phone it opens as a sheet. */
export const switchLook = css`
  ${buttonLook}
  padding: 0;

  &:focus-within {
    outline: 2px solid var(--accent);
  }

  > select {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`;
