import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { chrome } from '@folioflow/flows/words/chrome';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useLongWait } from './use-long-wait.ts';
import { buttonLook } from './button-look.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const Face = styled.button`
  ${buttonLook}
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);

  [data-busy] > & {
    opacity: 0;
  }
`;

const Turning = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-busy'> {
  variant?: ButtonVariant | undefined;
  size?: 'regular' | 'small' | undefined;
  /** Takes the full width: the one primary action of a form. */
  wide?: boolean | undefined;
  /** An answer is pending: the button has the same width, name and focus, and accepts no press. */
  busy?: boolean | undefined;
  icon?: ReactNode;
}

/** `type` is `button` by default. A busy submit button also blocks Enter in its form. */
export function Button({
  variant = 'primary',
  size = 'regular',
  wide = false,
  busy: waiting,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const busy = waiting ?? false;
  const isLong = useLongWait(busy);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const face = (
    <Face
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <Label>
        {icon}
        {children}
      </Label>
      {busy && (
        <Turning>
          <Spinner />
        </Turning>
      )}
    </Face>
  );
  if (waiting === undefined) return face;
  return (
    <>
      {face}
      {/* Beside the button: a live region inside it would be part of its name. */}
      <VisuallyHidden aria-live="polite">{isLong && chrome.wait}</VisuallyHidden>
    </>
  );
}
