import { type ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { AppLink, type LinkProps } from './LinkProvider.tsx';

const look = css`
  color: var(--accent);
  font-weight: var(--weight-label);
  text-decoration: underline;
  border-radius: 2px;

  &:hover {
    color: var(--accent-hover);
    text-decoration-thickness: 2px;
  }
`;

const Inside = styled(AppLink)`
  ${look}
`;

const Outside = styled.a`
  ${look}
`;

/** A link inside the app, in running text. */
export function TextLink(props: LinkProps) {
  return <Inside {...props} />;
}

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'rel' | 'target'> {
  href: string;
}

/** A link to another site; opens beside the app and hands over no opener. */
export function ExternalLink(props: ExternalLinkProps) {
  return <Outside {...props} target="_blank" rel="noopener" />;
}
