import { useLingui } from '@lingui/react';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MissingPicture } from '../../../parts/stage/StageSections/MissingPicture.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import type { PictureOutcome } from './picture-progress.ts';
import { usePictureCanvas } from './picture.ts';

/** CSS pixels of a picture beside its data, at most the width of the window, and of the enlarged picture. */
const PICTURE_WIDTH_PX = 640;
const ENLARGED_WIDTH_PX = 960;
const ZOOM_FACTORS = [1, 1.5, 2, 3] as const;

const ThumbnailButton = styled.button`
  position: relative;
  width: 100%;
  aspect-ratio: 8 / 5;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--sunken);
  overflow: hidden;
  cursor: zoom-in;

  > canvas,
  > img {
    position: absolute;
    inset: 0;
    width: auto;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
    background: var(--paper);
  }
`;

const ScrollArea = styled.div`
  display: grid;
  place-items: safe center;
  height: 60dvh;
  border-radius: var(--radius-control);
  background: var(--sunken);
  overflow: auto;

  > img,
  > canvas {
    max-width: none;
    background: var(--paper);
  }

  /* The whole picture first, whatever its height. */
  &[data-whole] > * {
    max-width: 100%;
    max-height: 60dvh;
    object-fit: contain;
  }
`;

/* One line on a phone. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  @media (max-width: 30rem) {
    > button {
      flex: 1;
      padding-inline: var(--space-4);
      white-space: nowrap;
    }
  }
`;

const KeyHint = styled.small`
  @media (pointer: coarse) {
    display: none;
  }
`;

export interface DocumentPictureProps {
  /** A PNG or JPEG in the address itself, or an https address of the provider. */
  address: string;
  name: string;
}

interface PictureCallbacks {
  /** The picture is shown. */
  onShow?: (() => void) | undefined;
  /** The picture cannot be shown. */
  onFail?: (() => void) | undefined;
}

interface OutcomeProps {
  onOutcome?: ((outcome: PictureOutcome) => void) | undefined;
}

/**
 * A picture of a document beside its data; a press enlarges it, with zoom and rotation. A picture that cannot be shown
 * can be loaded again.
 */
export function DocumentPicture({ address, name, onOutcome }: DocumentPictureProps & OutcomeProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isRetried, setRetried] = useState(false);
  // The pressed button is replaced by the picture, and a picture that fails again by the button.
  const returnFocus = (control: HTMLButtonElement | null) => {
    if (isRetried && control?.ownerDocument.activeElement === control?.ownerDocument.body) control?.focus();
  };
  if (hasFailed)
    return (
      <MissingPicture>
        <span>{i18n._('clients.picture.unreadable')}</span>
        <Button
          ref={returnFocus}
          variant="secondary"
          size="small"
          aria-label={i18n._('clients.picture.retry.of', { name })}
          onClick={() => {
            setRetried(true);
            setFailed(false);
          }}
        >
          {i18n._('clients.picture.retry')}
        </Button>
      </MissingPicture>
    );
  return (
    <>
      <ThumbnailButton
        ref={returnFocus}
        type="button"
        aria-label={i18n._('clients.picture.open', { name })}
        onClick={() => setOpen(true)}
      >
        <Picture
          address={address}
          name=""
          width={Math.min(PICTURE_WIDTH_PX, innerWidth)}
          onShow={() => onOutcome?.('shown')}
          onFail={() => {
            setFailed(true);
            onOutcome?.('failed');
          }}
        />
      </ThumbnailButton>
      {isOpen && <EnlargedPicture address={address} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PictureProps extends DocumentPictureProps, PictureCallbacks {
  width: number;
  turns?: number;
}

/** A picture in a data address is decoded at its displayed width; the browser fetches any other. */
function Picture(props: PictureProps) {
  const { address, name, width, turns = 0, onShow, onFail } = props;
  if (address.startsWith('data:')) return <CanvasPicture {...props} />;
  return (
    <img
      src={address}
      alt={name}
      width={width}
      decoding="async"
      referrerPolicy="no-referrer"
      style={{ rotate: `${turns * 90}deg` }}
      onLoad={onShow}
      onError={onFail}
    />
  );
}

function CanvasPicture({ address, name, width, turns = 0, onShow, onFail }: PictureProps) {
  const { canvas, hasFailed, isDrawn } = usePictureCanvas(address, width, turns);
  useEffect(() => {
    if (isDrawn) onShow?.();
  }, [isDrawn, onShow]);
  if (hasFailed) return <FailedPicture onFail={onFail} />;
  const accessibleName = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const size = turns % 2 === 0 ? { width } : { height: width };
  return <canvas ref={canvas} style={name === '' ? {} : size} {...accessibleName} />;
}

function FailedPicture({ onFail }: Pick<PictureProps, 'onFail'>) {
  const { i18n } = useLingui();
  return <span ref={(place) => void (place !== null && onFail?.())}>{i18n._('clients.picture.unreadable')}</span>;
}

/** Keeps the centre of the picture in place during zooming. */
function useCentredScroll(zoom: number) {
  const scrollArea = useRef<HTMLDivElement>(null);
  const middle = useRef({ across: 0.5, down: 0.5 });
  useLayoutEffect(() => {
    const box = scrollArea.current;
    if (box === null) return;
    const { across, down } = middle.current;
    box.scrollTo(across * box.scrollWidth - box.clientWidth / 2, down * box.scrollHeight - box.clientHeight / 2);
  }, [zoom]);
  const onScroll = () => {
    const box = scrollArea.current;
    if (box === null) return;
    middle.current = {
      across: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      down: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
  };
  return { ref: scrollArea, onScroll };
}

function EnlargedPicture({ address, name, onClose }: DocumentPictureProps & { onClose: () => void }) {
  const { i18n } = useLingui();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const middle = useCentredScroll(zoom);
  const zoomIn = () => setZoom((now) => Math.min(now + 1, ZOOM_FACTORS.length - 1));
  const zoomOut = () => setZoom((now) => Math.max(now - 1, 0));
  const turn = () => setTurns((now) => (now + 1) % 4);
  // Works with the focus anywhere in the dialog, which first focuses its title.
  useEffect(() => {
    const left = new AbortController();
    const handleKey = (event: KeyboardEvent) => {
      const act = { '+': zoomIn, '=': zoomIn, '-': zoomOut, r: turn, R: turn }[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', handleKey, { signal: left.signal });
    return () => left.abort();
  }, []);
  return (
    <Dialog open title={name} width="full" onClose={onClose}>
      <Stack gap={12}>
        <Tools>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon of={ZoomIn} />}
            disabled={zoom === ZOOM_FACTORS.length - 1}
            onClick={zoomIn}
          >
            {i18n._('clients.picture.in')}
          </Button>
          <Button variant="secondary" size="small" icon={<Icon of={ZoomOut} />} disabled={zoom === 0} onClick={zoomOut}>
            {i18n._('clients.picture.out')}
          </Button>
          <Button variant="secondary" size="small" icon={<Icon of={RotateCw} />} onClick={turn}>
            {i18n._('clients.picture.rotate')}
          </Button>
        </Tools>
        <ScrollArea {...middle} tabIndex={0} role="group" aria-label={name} data-whole={zoom === 0 || undefined}>
          <Picture address={address} name={name} width={ENLARGED_WIDTH_PX * (ZOOM_FACTORS[zoom] ?? 1)} turns={turns} />
        </ScrollArea>
        <KeyHint>{i18n._('clients.picture.keys')}</KeyHint>
      </Stack>
    </Dialog>
  );
}
