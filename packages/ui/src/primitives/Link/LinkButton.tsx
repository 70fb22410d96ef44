import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant } from '../Button/Button.tsx';
import { buttonLook } from '../Button/button-look.ts';
import { AppLink, type LinkProps } from './LinkProvider.tsx';
import { ownTexts } from '../own-texts.tsx';

const Face = styled(AppLink)`
  ${buttonLook}
`;

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  size?: 'regular' | 'small' | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
}

/** A link that looks like a button. An action uses `Button`. */
export function LinkButton({
  variant = 'primary',
  size = 'regular',
  wide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Face {...rest} data-variant={variant} data-size={size} data-wide={wide || undefined}>
      {icon}
      {ownTexts(children)}
    </Face>
  );
}
