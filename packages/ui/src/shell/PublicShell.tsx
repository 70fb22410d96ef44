import { useLingui } from '@lingui/react';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkButton } from '../primitives/Link/LinkButton.tsx';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';
import { HeadingFocus } from '../primitives/PageHeading/PageHeading.tsx';
import { Footer, type FooterProps } from './Footer.tsx';
import { Bar, BarInner, Content, Frame, HomeLink, Skip } from './frame.ts';
import { Logo } from './Logo.tsx';

const Home = styled(AppLink)`
  ${HomeLink}
  margin-inline-end: auto;
`;

/* On a phone a word: the page has the one filled button. */
const SignIn = styled(LinkButton)`
  @media (max-width: 47.99rem) {
    && {
      margin-inline-end: calc(-1 * var(--space-16));
      border-color: transparent;
      color: var(--accent);
    }
  }
`;

export interface PublicShellProps extends FooterProps {
  children: ReactNode;
  /** False on the sign-in page itself. */
  offersSignIn?: boolean | undefined;
  /** Target of the logo link. */
  home?: string | undefined;
}

/** The frame of pages before sign-in. */
export function PublicShell({ children, offersSignIn = true, home = '/', ...footer }: PublicShellProps) {
  const { i18n } = useLingui();
  return (
    <HeadingFocus>
      <Frame>
        <Skip href="#content">{i18n._('shell.skip')}</Skip>
        <Bar data-edge="top">
          <BarInner>
            <Home to={home}>
              <Logo />
            </Home>
            {offersSignIn && (
              <SignIn to="/signin" variant="secondary">
                {i18n._('shell.signIn')}
              </SignIn>
            )}
          </BarInner>
        </Bar>
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
        <Footer {...footer} />
      </Frame>
    </HeadingFocus>
  );
}
