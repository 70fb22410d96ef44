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

  /* As tall as a finger, in the place of one line. */
  &[data-alone] {
    display: flex;
    align-items: center;
    align-self: flex-start;
    justify-self: start;
    min-height: var(--control);
    margin-block: calc((1lh - var(--control)) / 2);
  }
`;

const Inside = styled(AppLink)`
  ${look}
`;

const Outside = styled.a`
  ${look}
`;

interface TextLinkProps extends LinkProps {
  /** Stands by itself, in no sentence. */
  alone?: boolean | undefined;
}

/** A link inside the app, in running text or alone below a form. */
export function TextLink({ alone = false, ...rest }: TextLinkProps) {
  return <Inside {...rest} data-alone={alone || undefined} />;
}

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'rel' | 'target'> {
  href: string;
}

/** A link to another site; opens beside the app and hands over no opener. */
export function ExternalLink(props: ExternalLinkProps) {
  return <Outside {...props} target="_blank" rel="noopener" />;
}
