import { useLingui } from '@lingui/react';
import { ArrowLeft, CircleUserRound, LogOut } from 'lucide';
import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';
import { Menu, type MenuItem } from '../primitives/Menu/Menu.tsx';
import { HeaderPlacesContext, type HeaderPlaces } from '../primitives/PageHeading/header-places.ts';
import { HeadingFocus } from '../primitives/PageHeading/PageHeading.tsx';
import { PHONE_FRAME, useMedia } from '../primitives/use-media.ts';
import { useBrand } from './brand.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { Bar, BarInner, Content, Frame, HomeLink, Skip } from './frame.ts';
import { HeaderMenu, type MenuLink } from './HeaderMenu.tsx';
import { Logo, LogoMark } from './Logo.tsx';
import { BottomNavigation, TopNavigation, type NavItem } from './Navigation.tsx';

const Home = styled(AppLink)`
  ${HomeLink}
`;

const BackLink = styled(AppLink)`
  ${HomeLink}
  justify-content: center;
  min-width: var(--control);
  margin-inline: calc(-1 * var(--space-12)) calc(-1 * var(--space-8));
  color: var(--ink);
`;

/* Enlarged text moves the title to a line of its own. */
const TitlePlace = styled.div`
  flex: 1 1 min(8rem, 100%);
  min-width: 0;
  padding-block: var(--space-4);

  /* The heading of the page is in the page. */
  &:not(:has(h1)) {
    flex-basis: 0;
  }

  h1 {
    font-size: var(--type-18);
    overflow-wrap: anywhere;
  }
`;

const EndPlace = styled.div`
  flex: none;
  color: var(--muted);
  font-size: var(--type-14);

  /* The progress of a task takes the room of the profile. */
  &[data-task]:has(> :not(:empty)) + div {
    display: none;
  }
`;

/* The padding of the last button ends at the edge of the page's content. */
const Tools = styled.div`
  display: flex;
  flex: none;
  margin-inline: auto calc(-1 * var(--space-12));

  svg {
    color: var(--ink);
  }

  @media (max-width: 47.99rem) {
    > button {
      padding-inline: var(--space-8);
    }
  }
`;

const ProfileTitle = styled.span`
  max-width: 14rem;
  overflow: hidden;
  color: var(--ink);
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  /* On a phone the number is read out, and the open menu shows it. */
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
  /** Path of the page above an inner page: on a phone a link to it is in the place of the logo. */
  back?: string | undefined;
  /** Returns to the previous page instead of following `back`; must then prevent the default. */
  onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** True on a page of a task of several steps: neither navigation nor menu leads away from it by accident. */
  isTask?: boolean | undefined;
  /** Pages of the menu. */
  menu: readonly MenuLink[];
  /** Loads the page again. */
  onRefresh: () => void;
  /** Title of the profile menu from the session, a mobile number or an email address; null without a menu (ON-406). */
  profileTitle: string | null;
  /** Entries of the profile menu above Logout. */
  profileItems?: readonly MenuItem[] | undefined;
  onLogout: () => void;
  /** Target of the logo link (ON-405). */
  home?: string | undefined;
}

/** Appends an element that exists before the first page is drawn: its heading is focused where it remains. */
const useAppended = (element: HTMLElement) =>
  useCallback((place: HTMLElement | null) => place?.append(element), [element]);

/** The frame of signed-in pages: a top bar, and below 768 px the navigation at the bottom. */
export function AppShell({
  children,
  nav,
  current,
  back,
  onBack,
  isTask = false,
  menu,
  onRefresh,
  switches,
  profileTitle,
  profileItems = [],
  onLogout,
  home = '/schemeList',
  ...footer
}: AppShellProps) {
  const { i18n } = useLingui();
  const { product } = useBrand();
  const isPhone = useMedia(PHONE_FRAME);
  const [places] = useState<HeaderPlaces>(() => ({
    title: document.createElement('div'),
    end: document.createElement('div'),
  }));
  const titlePlace = useAppended(places.title);
  const endPlace = useAppended(places.end);
  return (
    <HeadingFocus>
      <Frame data-tabs={!isTask || undefined}>
        <Skip href="#content">{i18n._('shell.skip')}</Skip>
        <Bar data-edge="top">
          <BarInner>
            {isPhone && back !== undefined ? (
              <BackLink to={back} aria-label={i18n._('shell.back')} onClick={onBack}>
                <Icon of={ArrowLeft} />
              </BackLink>
            ) : (
              <Home to={home} aria-label={product}>
                {isPhone ? <LogoMark size={28} /> : <Logo />}
              </Home>
            )}
            {isPhone ? <TitlePlace ref={titlePlace} /> : !isTask && <TopNavigation items={nav} current={current} />}
            {isPhone && <EndPlace ref={endPlace} data-task={isTask || undefined} />}
            <Tools>
              {!isTask && <HeaderMenu links={menu} onRefresh={onRefresh} switches={switches} />}
              {profileTitle !== null && (
                <Menu
                  heading={profileTitle}
                  isHeadingLiteral
                  trigger={
                    <>
                      <Icon of={CircleUserRound} />
                      <ProfileTitle translate="no">{profileTitle}</ProfileTitle>
                    </>
                  }
                  items={[
                    ...profileItems,
                    { label: i18n._('shell.logout'), icon: <Icon of={LogOut} />, onSelect: onLogout },
                  ]}
                />
              )}
            </Tools>
          </BarInner>
        </Bar>
        <HeaderPlacesContext value={isPhone ? places : null}>
          <Content id="content" tabIndex={-1}>
            {children}
          </Content>
        </HeaderPlacesContext>
        <Footer {...footer} switches={isTask ? switches : undefined} />
        {!isTask && <BottomNavigation items={nav} current={current} />}
      </Frame>
    </HeadingFocus>
  );
}
