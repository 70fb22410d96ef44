import { useLingui } from '@lingui/react';
import { ArrowLeft, CircleUserRound, LogOut } from 'lucide';
import { type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatLastDigits } from '../format/masked.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';
import { Menu, type MenuItem } from '../primitives/Menu/Menu.tsx';
import { HeadingFocus } from '../primitives/PageHeading/PageHeading.tsx';
import { useBrand } from './brand.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { Bar, BarInner, Content, Frame, HomeLink, Skip } from './frame.ts';
import { Logo, LogoName } from './Logo.tsx';
import { BottomNavigation, TopNavigation, type NavItem } from './Navigation.tsx';

/* On a phone the profile is whole, and a long name of the product is cut. */
const Home = styled(AppLink)`
  ${HomeLink}

  @media (max-width: 47.99rem) {
    flex: 1 1 2.5rem;
    min-width: 0;
    max-width: max-content;

    > span {
      min-width: 0;
    }

    ${LogoName} {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  @media (max-width: 22.49rem) {
    ${LogoName} {
      display: none;
    }
  }
`;

/* Beside the logo on the inner pages of a phone, whose bar then has no room for the name of the product. */
const BackLink = styled(AppLink)`
  ${HomeLink}
  justify-content: center;
  min-width: var(--control);
  margin-inline: calc(-1 * var(--space-12));
  color: var(--ink);

  @media (min-width: 48rem) {
    display: none;
  }

  @media (max-width: 47.99rem) {
    ~ ${Home} ${LogoName} {
      display: none;
    }
  }
`;

/* The padding of the last button ends at the edge of the page's content. */
const Tools = styled.div`
  display: flex;
  flex: none;
  margin-inline: auto calc(-1 * var(--space-12));
`;

const ProfileTitle = styled.span`
  max-width: 14rem;
  overflow: hidden;
  color: var(--ink);
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  @media (max-width: 47.99rem) {
    max-width: 3.5rem;

    /* On a phone the last digits are shown, and the whole number is read out. */
    &:not(:last-child) {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
    }
  }
`;

const LastDigits = styled.span`
  color: var(--ink);
  font-variant-numeric: tabular-nums;

  @media (min-width: 48rem) {
    display: none;
  }
`;

export interface AppShellProps extends FooterProps {
  children: ReactNode;
  nav: readonly NavItem[];
  /** Current path; its entry is marked. */
  current: string;
  /** Path of the page above an inner page: on a phone a link to it is beside the logo. */
  back?: string | undefined;
  /** Returns to the previous page instead of following `back`; must then prevent the default. */
  onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** False inside a form of several pages, so that no tab leads away from it by accident on a phone. */
  hasTabs?: boolean | undefined;
  /** Control for the theme. */
  theme?: ReactNode;
  /** Title of the profile menu from the session, a mobile number or an email address; null without a menu (ON-406). */
  profileTitle: string | null;
  /** Entries of the profile menu above Logout. */
  profileItems?: readonly MenuItem[] | undefined;
  onLogout: () => void;
  /** Target of the logo link (ON-405). */
  home?: string | undefined;
}

/** Content of the profile button: its title, on a phone the last digits of a number (ON-407, ON-408). */
const ProfileButton = ({ title }: { title: string }) => (
  <>
    <Icon of={CircleUserRound} />
    <ProfileTitle translate="no">{title}</ProfileTitle>
    {!title.includes('@') && (
      <LastDigits aria-hidden translate="no">
        {formatLastDigits(title)}
      </LastDigits>
    )}
  </>
);

/** The frame of signed-in pages: a top bar, and below 768 px the navigation at the bottom. */
export function AppShell({
  children,
  nav,
  current,
  back,
  onBack,
  hasTabs = true,
  theme,
  profileTitle,
  profileItems = [],
  onLogout,
  home = '/schemeList',
  ...footer
}: AppShellProps) {
  const { i18n } = useLingui();
  const { product } = useBrand();
  return (
    <HeadingFocus>
      <Frame data-tabs={hasTabs || undefined}>
        <Skip href="#content">{i18n._('shell.skip')}</Skip>
        <Bar>
          <BarInner>
            {back !== undefined && (
              <BackLink to={back} aria-label={i18n._('shell.back')} onClick={onBack}>
                <Icon of={ArrowLeft} />
              </BackLink>
            )}
            <Home to={home} aria-label={product}>
              <Logo />
            </Home>
            <TopNavigation items={nav} current={current} />
            <Tools>
              {theme}
              {profileTitle !== null && (
                <Menu
                  heading={profileTitle}
                  isHeadingLiteral
                  trigger={<ProfileButton title={profileTitle} />}
                  items={[
                    ...profileItems,
                    { label: i18n._('shell.logout'), icon: <Icon of={LogOut} />, onSelect: onLogout },
                  ]}
                />
              )}
            </Tools>
          </BarInner>
        </Bar>
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
        <Footer {...footer} />
        {hasTabs && <BottomNavigation items={nav} current={current} />}
      </Frame>
    </HeadingFocus>
  );
}
