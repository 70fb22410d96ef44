import { useLingui } from '@lingui/react';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';

export interface NavItem {
  label: string;
  /** Short label for the bottom bar; it must be part of `label`. */
  short?: string | undefined;
  to: string;
  icon: ReactNode;
  /** Further paths that belong to this entry. */
  covers?: readonly string[] | undefined;
}

const normalisePath = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/**
 * Returns whether the current path is one of the entry's paths or below it, in any case and with or without a trailing
 * slash.
 */
export function isWithinEntry({ to, covers = [] }: Pick<NavItem, 'to' | 'covers'>, current: string): boolean {
  const shown = normalisePath(current);
  return [to, ...covers].map(normalisePath).some((path) => shown === path || shown.startsWith(`${path}/`));
}

const Top = styled.nav`
  display: none;
  align-self: stretch;
  gap: var(--space-4);
  margin-inline-start: var(--space-16);

  @media (min-width: 48rem) {
    display: flex;
  }

  > a {
    position: relative;
    display: flex;
    align-items: center;
    padding-inline: var(--space-12);
    color: var(--muted);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
    text-decoration: none;
    white-space: nowrap;
    transition: color var(--motion-feedback) var(--ease-out);

    &:hover {
      color: var(--ink);
    }

    &:focus-visible {
      outline-offset: -4px;
      border-radius: var(--radius-control);
    }

    &[aria-current] {
      color: var(--ink);
    }

    &[aria-current]::after {
      content: '';
      position: absolute;
      inset: auto var(--space-12) -1px;
      border-top: 2px solid var(--accent);
    }
  }

  @media (min-width: 48rem) and (max-width: 64rem) {
    margin-inline-start: 0;

    > a {
      padding-inline: var(--space-8);
    }
  }
`;

const Bottom = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: 20;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  min-height: var(--bottom-bar);
  padding-bottom: env(safe-area-inset-bottom);
  container-type: inline-size;
  border-top: 1px solid var(--line);
  background: var(--card);

  @media (max-height: 20rem) {
    position: static;
  }

  @media (min-width: 48rem) {
    display: none;
  }

  > a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-height: var(--bottom-bar);
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-label);
    line-height: 1.2;
    text-decoration: none;

    &[aria-current] {
      color: var(--accent);
    }

    &[aria-current]::before {
      content: '';
      position: absolute;
      inset: -1px 28% auto;
      border-top: 2px solid var(--accent);
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  /* Enlarged labels would overlap; the icons grow. */
  @container (max-width: 19rem) {
    > a {
      font-size: 0;
    }
  }
`;

interface NavigationProps {
  items: readonly NavItem[];
  current: string;
}

export function TopNavigation({ items, current }: NavigationProps) {
  const { i18n } = useLingui();
  return (
    <Top aria-label={i18n._('shell.main')}>
      {items.map((item) => (
        <AppLink key={item.to} to={item.to} aria-current={isWithinEntry(item, current) ? 'page' : undefined}>
          {item.label}
        </AppLink>
      ))}
    </Top>
  );
}

/** The same entries at the bottom; only one of the two navigations is shown. */
export function BottomNavigation({ items, current }: NavigationProps) {
  const { i18n } = useLingui();
  return (
    <Bottom aria-label={i18n._('shell.main')}>
      {items.map((item) => (
        <AppLink
          key={item.to}
          to={item.to}
          aria-label={item.short === undefined ? undefined : item.label}
          aria-current={isWithinEntry(item, current) ? 'page' : undefined}
        >
          {item.icon}
          {item.short ?? item.label}
        </AppLink>
      ))}
    </Bottom>
  );
}
