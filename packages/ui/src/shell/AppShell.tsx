import { menu } from '@folioflow/flows/words/menu';
import { shell } from '@folioflow/flows/words/shell';
import { ArrowLeft, CircleUserRound, LogOut } from 'lucide';
import { type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';
import { Menu, type MenuItem } from '../primitives/Menu/Menu.tsx';
import { HeadingFocus } from '../primitives/PageHeading/PageHeading.tsx';
import { maskContact } from '../format/masked.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useBrand } from './brand.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { Bar, BarInner, Content, Frame, HomeLink, Skip } from './frame.ts';
import { Logo } from './Logo.tsx';
import { BottomNavigation, TopNavigation, type NavItem } from './Navigation.tsx';

const Home = styled(AppLink)`
  ${HomeLink}
`;

/* In place of the logo on the inner pages of a phone. */
const BackLink = styled(AppLink)`
  ${HomeLink}
  justify-content: center;
  min-width: var(--control);
  margin-inline-start: calc(-1 * var(--space-12));
  color: var(--ink);

  @media (min-width: 48rem) {
    display: none;
  }

  @media (max-width: 47.99rem) {
    ~ ${Home} {
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

const ProfileName = styled.span`
  max-width: 14rem;
  overflow: hidden;
  color: var(--ink);
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  @media (max-width: 47.99rem) {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
  }
`;

export interface AppShellProps extends FooterProps {
  children: ReactNode;
  nav: readonly NavItem[];
  /** Current path; its entry is marked. */
  current: string;
  /** Path of the page above an inner page: on a phone a link to it replaces the logo. */
  back?: string | undefined;
  /** Returns to the previous page instead of following `back`; must then prevent the default. */
  onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** False inside a form of several pages, so that no tab leads away from it by accident on a phone. */
  hasTabs?: boolean | undefined;
  /** Control for the theme. */
  theme?: ReactNode;
  /** Title of the profile menu from the session; null without a menu (ON-406). */
  profileTitle: string | null;
  /** Mobile number or email address of the user, in full; the title by default. */
  profileContact?: string | undefined;
  /** Entries of the profile menu above Logout. */
  profileItems?: readonly MenuItem[] | undefined;
  onLogout: () => void;
  /** Target of the logo link (ON-405). */
  home?: string | undefined;
}

interface ProfileButtonProps {
  title: string;
  contact: string;
}

/**
 * Content of the profile button. A number is visible in trains and shops, so it is masked and only read out (ON-407).
 */
function ProfileButton({ title, contact }: ProfileButtonProps) {
  const isNumber = title === contact && !contact.includes('@');
  return (
    <>
      <Icon of={CircleUserRound} />
      <ProfileName aria-hidden={isNumber || undefined}>{isNumber ? maskContact(contact) : title}</ProfileName>
      {(isNumber || title !== contact) && <VisuallyHidden>{contact}</VisuallyHidden>}
    </>
  );
}

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
  profileContact = profileTitle ?? '',
  profileItems = [],
  onLogout,
  home = '/schemeList',
  ...footer
}: AppShellProps) {
  const { product } = useBrand();
  return (
    <HeadingFocus>
      <Frame data-tabs={hasTabs || undefined}>
        <Skip href="#content">{shell.skip}</Skip>
        <Bar>
          <BarInner>
            {back !== undefined && (
              <BackLink to={back} aria-label={shell.back} onClick={onBack}>
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
                  heading={profileContact}
                  trigger={<ProfileButton title={profileTitle} contact={profileContact} />}
                  items={[...profileItems, { label: menu.logout, icon: <Icon of={LogOut} />, onSelect: onLogout }]}
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
