import { useLingui } from '@lingui/react';
import { Menu as MenuIcon, RefreshCw } from 'lucide';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonLook } from '../primitives/Button/button-look.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';
import { useAnchoredPopover } from '../primitives/popover/use-anchored-popover.ts';

const Trigger = styled.button`
  ${buttonLook}
  padding-inline: var(--space-8);
`;

const Panel = styled.div`
  position: fixed;
  inset: auto;
  width: 16rem;
  max-width: calc(100vw - var(--space-16));
  margin: 0;
  padding: var(--space-4) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--text);
  box-shadow: var(--shadow-raised);
  overflow-y: auto;

  > ul {
    margin-bottom: var(--space-4);
    padding-bottom: var(--space-4);
    border-bottom: 1px solid var(--line);
  }

  > ul > li > * {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    width: 100%;
    min-height: var(--control);
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--ink);
    text-align: start;
    text-decoration: none;
    cursor: pointer;

    &:hover {
      color: var(--accent);
    }

    > svg {
      flex: none;
      color: var(--muted);
    }
  }
`;

/** A page that the menu leads to. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
  readonly icon: ReactNode;
}

export interface HeaderMenuProps {
  links: readonly MenuLink[];
  /** Loads the page again. */
  onRefresh: () => void;
  /** Controls for language and theme. */
  switches: ReactNode;
}

/** The menu of a signed-in user: pages that the navigation leaves out, Refresh, language and theme. */
export function HeaderMenu({ links, onRefresh, switches }: HeaderMenuProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { anchor, panel, isOpen, close } = useAnchoredPopover<HTMLDivElement>({ align: 'end' });
  return (
    <>
      <Trigger ref={anchor} type="button" aria-label={i18n._('shell.menu')} aria-expanded={isOpen} popoverTarget={id}>
        <Icon of={MenuIcon} />
      </Trigger>
      <Panel ref={panel} id={id} popover="auto">
        <ul className="links">
          {links.map(({ label, to, icon }) => (
            <li key={to}>
              <AppLink to={to} onClick={close}>
                {icon}
                {label}
              </AppLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                onRefresh();
              }}
            >
              <Icon of={RefreshCw} />
              {i18n._('shell.refresh')}
            </button>
          </li>
        </ul>
        {switches}
      </Panel>
    </>
  );
}
