import { css } from 'styled-components';
import { buttonLook } from '../primitives/Button/button-look.ts';

/** A native select behind a round button; on a phone it opens as a sheet. In WebKit it is wider than the button. */
export const switchLook = css`
  ${buttonLook}
  padding: 0;
  overflow: clip;

  &:focus-within {
    outline: 2px solid var(--accent);
  }

  > select {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`;
