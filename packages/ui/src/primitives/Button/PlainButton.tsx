import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonLook } from './button-look.ts';
import { ownTexts } from '../own-texts.tsx';

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

/** A button whose wait is not announced: for `Button`, and for the frame of the review room, which has no catalogues. */
export function PlainButton({
  variant = 'primary',
  size = 'regular',
  wide = false,
  busy = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
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
        {ownTexts(children)}
      </Label>
      {busy && (
        <Turning>
          <Spinner />
        </Turning>
      )}
    </Face>
  );
}
