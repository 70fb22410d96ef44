import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { moveRovingFocus } from '../keyboard/roving-focus.ts';
import { AppLink } from '../Link/LinkProvider.tsx';
import { useAnchoredPopover } from '../popover/use-anchored-popover.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { buttonLook } from '../Button/button-look.ts';

const Trigger = styled.button`
  ${buttonLook}
`;

const Panel = styled.div`
  position: fixed;
  inset: auto;
  min-width: 12rem;
  max-width: calc(100vw - var(--space-16));
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--text);
  box-shadow: var(--shadow-raised);
  overflow-y: auto;

  > [role='none'] {
    padding: var(--space-8) var(--space-12);
    color: var(--muted);
    font-size: var(--type-14);
    overflow-wrap: anywhere;
  }

  > [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    width: 100%;
    min-height: var(--control);
    padding: var(--space-8) var(--space-12);
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--ink);
    text-align: start;
    text-decoration: none;
    cursor: pointer;

    &:hover,
    &:focus-visible {
      background: var(--wash);
    }

    &:focus-visible {
      outline-offset: -2px;
    }

    &[data-tone='danger'] {
      color: var(--loss);
    }

    &:disabled {
      color: var(--muted);
      cursor: not-allowed;
    }

    > svg {
      flex: none;
      color: var(--muted);
    }
  }
`;

interface MenuItemContent {
  label: string;
  icon?: ReactNode;
  tone?: 'danger' | undefined;
}

/** A link or an action. */
export type MenuItem = MenuItemContent &
  (
    | { to: string; /** Opens a new tab; this text announces it. */ newTab?: string | undefined }
    | { onSelect: () => void; disabled?: boolean | undefined }
  );

export interface MenuProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of the button if `trigger` is no text; it must contain the visible text. */
  label?: string | undefined;
  /** First line of the open menu and, without a label, its accessible name: screen readers skip the line. */
  heading?: string | undefined;
  /** The heading is a name or a number, which a browser that translates the page leaves as it is. */
  isHeadingLiteral?: boolean | undefined;
  items: readonly MenuItem[];
  variant?: 'secondary' | 'quiet' | undefined;
  size?: 'regular' | 'small' | undefined;
  align?: 'start' | 'end' | undefined;
}

const ENABLED_ITEMS = '[role="menuitem"]:not(:disabled)';

/**
 * A button that opens a short list of actions. Arrow keys move the focus; Escape and a press outside close the list.
 * The list is a native popover, so that a library would add only the arrow keys (decision 008).
 */
export function Menu({
  trigger,
  label,
  heading,
  isHeadingLiteral = false,
  items,
  variant = 'quiet',
  size = 'regular',
  align = 'end',
}: MenuProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { anchor, panel, isOpen, close } = useAnchoredPopover<HTMLDivElement>({
    align,
    onOpen: () => panel.current?.querySelector<HTMLElement>(ENABLED_ITEMS)?.focus(),
  });
  return (
    <>
      <Trigger
        ref={anchor}
        type="button"
        data-variant={variant}
        data-size={size}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {trigger}
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label ?? heading ?? i18n._('chrome.actions')}
        onKeyDown={(event) => moveRovingFocus(event, { selector: ENABLED_ITEMS, axis: 'vertical' })}
      >
        {heading !== undefined && (
          <p role="none" translate={isHeadingLiteral ? 'no' : undefined}>
            {heading}
          </p>
        )}
        {items.map((item) =>
          'to' in item ? (
            <AppLink
              key={item.label}
              role="menuitem"
              tabIndex={-1}
              data-tone={item.tone}
              to={item.to}
              onClick={close}
              {...(item.newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
            >
              {item.icon}
              {item.label}
              {item.newTab !== undefined && <VisuallyHidden>({item.newTab})</VisuallyHidden>}
            </AppLink>
          ) : (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-tone={item.tone}
              disabled={item.disabled}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ),
        )}
      </Panel>
    </>
  );
}
