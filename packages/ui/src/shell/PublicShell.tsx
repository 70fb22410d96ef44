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

export interface PublicShellProps extends FooterProps {
  children: ReactNode;
  /** False on the sign-in page itself. */
  offersSignIn?: boolean | undefined;
  /** Control for the theme. */
  theme?: ReactNode;
  /** Target of the logo link. */
  home?: string | undefined;
}

/** The frame of pages before sign-in. */
export function PublicShell({ children, theme, offersSignIn = true, home = '/', ...footer }: PublicShellProps) {
  const { i18n } = useLingui();
  return (
    <HeadingFocus>
      <Frame>
        <Skip href="#content">{i18n._('shell.skip')}</Skip>
        <Bar>
          <BarInner>
            <Home to={home}>
              <Logo />
            </Home>
            {theme}
            {offersSignIn && (
              <LinkButton to="/signin" variant="secondary">
                {i18n._('shell.signIn')}
              </LinkButton>
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
