import { useLingui } from '@lingui/react';
import { CircleAlert, CircleCheck, X } from 'lucide';
import { use, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { useTopModal } from '../Dialog/open-modals.ts';
import { useScrollable } from '../Dialog/use-scrollable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { ServerText } from '../ServerText/ServerText.tsx';
import { SurfaceContext } from '../surface.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

/*
 * A popover is in the top layer, above an open dialog. It is rendered inside the dialog so that it can be pressed there
 * too.
 */
const Stack = styled.div`
  position: fixed;
  inset: calc(var(--space-12) + env(safe-area-inset-top)) var(--space-12) auto;
  flex-direction: column;
  gap: var(--space-8);
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;

  /* The second name is that of the polyfill. */
  &:is(:popover-open, .\\:popover-open) {
    display: flex;
  }

  @media all and (min-width: 48rem) {
    inset: calc(var(--top-bar) + var(--space-16)) var(--space-24) auto auto;
    width: 24rem;
  }
`;

const Note = styled.div`
  display: flex;
  align-items: start;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-4) var(--space-12) var(--space-16);
  border: 1px solid var(--tone);
  border-inline-start-width: 4px;
  border-radius: var(--radius-control);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
  pointer-events: auto;
  animation: ${arrive} var(--motion-enter) var(--ease-out);

  &[data-kind='danger'] {
    --tone: var(--loss);
  }

  &[data-kind='success'] {
    --tone: var(--gain);
  }

  > svg {
    flex: none;
    margin-block: 0.125rem;
    color: var(--tone);
  }

  > div {
    display: grid;
    flex: 1;
    justify-items: start;
    gap: var(--space-12);
    min-width: 0;
    max-height: 40dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  margin-block: -0.625rem;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--muted);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -6px;
  }
`;

export interface StackedNotice {
  id: string;
  kind: 'danger' | 'success';
  text: string;
  /** An immediate action. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface NoticeStackProps {
  notices: readonly StackedNotice[];
  onDismiss: (id: string) => void;
}

/**
 * Short messages above the page: a refusal is an alert, a success a status. The caller decides how long they are shown.
 * sonner (8.6 kB) announces every message politely and removes it by a clock of its own.
 */
export function NoticeStack({ notices, onDismiss }: NoticeStackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  const modal = useTopModal();
  const { modals } = use(SurfaceContext);
  useEffect(() => {
    const element = stack.current;
    // It may be inside a dialog that has just been unmounted.
    if (newest === undefined || !element?.isConnected) return undefined;
    element.showPopover();
    return () => element.hidePopover();
  }, [newest, modal, modals]);
  // A status that is inserted with its text is not announced; a text inserted into an existing region is.
  const drawn = (
    <div aria-live="polite">
      <Stack ref={stack} popover="manual">
        {notices.map((notice) => (
          <StackNotice key={notice.id} notice={notice} onDismiss={onDismiss} />
        ))}
      </Stack>
    </div>
  );
  return modal === null || newest === undefined ? drawn : createPortal(drawn, modal);
}

interface StackNoticeProps {
  notice: StackedNotice;
  onDismiss: (id: string) => void;
}

function StackNotice({ notice: { id, kind, text, action }, onDismiss }: StackNoticeProps) {
  const { i18n } = useLingui();
  const words = useScrollable<HTMLDivElement>(true);
  return (
    <Note data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      {kind === 'danger' ? <Icon of={CircleAlert} /> : <Icon of={CircleCheck} />}
      <div ref={words}>
        <div>
          {kind === 'success' ? (
            // The region may move from a dialog that closes: it is a new one for a screen reader.
            <LiveText>
              <ServerText text={text} />
            </LiveText>
          ) : (
            <ServerText text={text} />
          )}
        </div>
        {action !== undefined && (
          <Button variant="secondary" size="small" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      <Dismiss type="button" aria-label={i18n._('chrome.dismiss')} onClick={() => onDismiss(id)}>
        <Icon of={X} />
      </Dismiss>
    </Note>
  );
}
