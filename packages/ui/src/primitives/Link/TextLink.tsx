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

  /* A touch target of full height in the space of one line. */
  &[data-alone] {
    display: flex;
    align-items: center;
    align-self: flex-start;
    justify-self: start;
    min-height: var(--control);
    margin-block: calc((1lh - var(--control)) / 2);
  }
`;

const InternalAnchor = styled(AppLink)`
  ${look}
`;

const ExternalAnchor = styled.a`
  ${look}
`;

interface TextLinkProps extends LinkProps {
  /** The link is not part of a sentence. */
  alone?: boolean | undefined;
}

/** A link inside the app, in running text or on its own below a form. */
export function TextLink({ alone = false, ...rest }: TextLinkProps) {
  return <InternalAnchor {...rest} data-alone={alone || undefined} />;
}

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'rel' | 'target'> {
  href: string;
}

/** A link to another site, opened in a new tab without an opener. */
export function ExternalLink(props: ExternalLinkProps) {
  return <ExternalAnchor {...props} target="_blank" rel="noopener" />;
}
