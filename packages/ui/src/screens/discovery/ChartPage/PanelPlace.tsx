import { useLingui } from '@lingui/react';
import type { SchemeIdentity } from '@folioflow/flows';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useMedia, WIDE_SCREEN } from '../../../parts/page/use-media.ts';
import { WatchButton } from '../../../parts/scheme/SchemeCard/WatchButton.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FetchFailure } from '../../../primitives/FetchFailure/FetchFailure.tsx';
import { useOnDemand, type CodeLoader } from '../../../primitives/on-demand.ts';

const PanelAside = styled.aside`
  grid-area: invest;
  position: sticky;
  top: calc(var(--top-bar) + var(--space-24));
  align-self: start;
`;

/* The watchlists are in the line of the title, and after the panel for the keyboard (decision 063). */
const TitledPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-12) var(--space-8);

  > div {
    grid-column: 1 / -1;
  }

  > button {
    grid-area: 1 / 2;
  }
`;

/* Above the bottom bar of phones. The primary button is the first for the keyboard and the last for the eye. */
const BottomBar = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: var(--space-8) var(--space-12);
  grid-area: invest;
  position: sticky;
  bottom: calc(var(--bottom-bar) + env(safe-area-inset-bottom) + var(--unless-enlarged));
  z-index: 10;
  margin-inline: calc(-1 * var(--space-16));
  padding: var(--space-12) var(--space-16);
  border-top: 1px solid var(--line);
  background: var(--card);

  > [data-wide] {
    flex: 1 1 9rem;
    width: auto;
  }

  > :not(button) {
    flex-basis: 100%;
  }

  @media (min-width: 48rem) {
    bottom: var(--unless-enlarged);
    margin-inline: calc(-1 * var(--space-24));
    padding-inline: var(--space-24);
  }
`;

const loadDialogSheet = async () => (await import('../../../primitives/Dialog/Dialog.tsx')).Dialog;

/** Loads the sheet with its panel, so that it opens in full size. A panel that fails to load shows its own error. */
const loadSheetAndPanel = async (loadSheet: typeof loadDialogSheet, loadPanel: CodeLoader<unknown>) => {
  const [sheet] = await Promise.all([loadSheet(), loadPanel().catch(() => undefined)]);
  return sheet;
};

export interface PanelPlaceProps {
  /** Fetches the code of the panel. */
  loadPanel: CodeLoader<unknown>;
  loadSheet?: typeof loadDialogSheet;
  /** The scheme that the button beside the panel adds to watchlists. */
  scheme?: SchemeIdentity | undefined;
  children: ReactNode;
}

/** Contains the element of the panel; typed values survive a change of its position. */
function PanelSlot({ panel }: { panel: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(panel);
  }, [panel]);
  return <div ref={place} />;
}

/**
 * The invest panel beside the chart on a wide screen, otherwise behind a button at the bottom. It is mounted once, when
 * it is first shown, so that typed values survive a closed sheet or a rotated screen.
 */
export function PanelPlace({ loadPanel, loadSheet = loadDialogSheet, scheme, children }: PanelPlaceProps) {
  const { i18n } = useLingui();
  const isWide = useMedia(WIDE_SCREEN);
  const [isOpen, setOpen] = useState(false);
  const { code: Sheet, status, prefetch, request } = useOnDemand(() => loadSheetAndPanel(loadSheet, loadPanel));
  const openSheet = () => {
    request();
    setOpen(true);
  };
  const [wasShown, setShown] = useState(isWide);
  if ((isWide || isOpen) && !wasShown) setShown(true);
  const [panel] = useState(() => document.createElement('div'));
  return (
    <>
      {wasShown && createPortal(children, panel)}
      {isWide ? (
        <PanelAside aria-label={i18n._('discovery.invest.title')}>
          <Card as="div">
            <TitledPanel>
              <h2>{i18n._('discovery.invest.title')}</h2>
              <PanelSlot panel={panel} />
              {scheme && <WatchButton scheme={scheme} />}
            </TitledPanel>
          </Card>
        </PanelAside>
      ) : (
        <BottomBar data-foot data-screen-only>
          {status === 'failed' && <FetchFailure onRetry={openSheet} />}
          <Button wide busy={status === 'coming'} onPointerEnter={prefetch} onFocus={prefetch} onClick={openSheet}>
            {i18n._('discovery.invest.open')}
          </Button>
          {scheme && <WatchButton scheme={scheme} variant="secondary" />}
          {Sheet !== null && (
            <Sheet open={isOpen} title={i18n._('discovery.invest.title')} onClose={() => setOpen(false)}>
              <PanelSlot panel={panel} />
            </Sheet>
          )}
        </BottomBar>
      )}
    </>
  );
}
