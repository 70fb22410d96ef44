import { useLingui } from '@lingui/react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PlainButton, type ButtonProps } from './PlainButton.tsx';
import { useLongWait } from './use-long-wait.ts';

export type { ButtonProps, ButtonVariant } from './PlainButton.tsx';

/**
 * `type` is `button` by default. A busy submit button also blocks Enter in its form. A wait of more than a second is
 * announced.
 */
export function Button(props: ButtonProps) {
  const { i18n } = useLingui();
  const { busy } = props;
  const isLong = useLongWait(busy ?? false);
  const face = <PlainButton {...props} />;
  if (busy === undefined) return face;
  return (
    <>
      {face}
      {/* Beside the button: a live region inside it would be part of its name. */}
      <VisuallyHidden aria-live="polite">{isLong && i18n._('chrome.wait')}</VisuallyHidden>
    </>
  );
}
