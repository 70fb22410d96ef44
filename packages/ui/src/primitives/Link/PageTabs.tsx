import { styled } from 'styled-components';
import { AppLink } from './LinkProvider.tsx';

const TabNavigation = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  box-shadow: inset 0 -1px var(--line);

  > a {
    display: flex;
    align-items: center;
    min-height: var(--control);
    padding-inline: var(--space-4);
    border-bottom: 2px solid transparent;
    color: var(--muted);
    font-weight: var(--weight-label);
    text-decoration: none;

    &:hover {
      color: var(--ink);
    }

    &[aria-current] {
      border-bottom-color: var(--accent);
      color: var(--accent);
    }

    &:focus-visible {
      outline-offset: -3px;
      border-radius: var(--radius-control);
    }
  }
`;

export interface PageTab {
  to: string;
  label: string;
}

export interface PageTabsProps {
  /** Name of the navigation. */
  label: string;
  tabs: readonly PageTab[];
  /** `to` of the page that is shown. */
  current: string;
}

/** Links between pages of equal rank, drawn as tabs. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <TabNavigation aria-label={label} data-rests>
      {tabs.map((tab) => (
        <AppLink key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
          {tab.label}
        </AppLink>
      ))}
    </TabNavigation>
  );
}
