import { say } from '@folioflow/flows';
import { clients } from '@folioflow/flows/words/clients';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NoPicture } from '../../../parts/StageSections/NoPicture.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePicture } from './picture.ts';

/** CSS pixels of a picture beside its data, and of the same looked at closer. */
const THUMB = 240;
const CLOSE = 720;
const ZOOMS = [1, 1.5, 2, 3] as const;

const Thumb = styled.button`
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
    max-height: 100%;
    margin: auto;
    background: var(--paper);
  }
`;

const Room = styled.div`
  display: grid;
  place-items: safe center;
  height: 60vh;
  border-radius: var(--radius-control);
  background: var(--sunken);
  overflow: auto;

  > img,
  > canvas {
    max-width: none;
    background: var(--paper);
  }

  /* First the whole of it, however tall. */
  &[data-whole] > * {
    max-width: 100%;
    max-height: 60vh;
    object-fit: contain;
  }
`;

export interface DocumentPictureProps {
  /** A PNG or JPEG in the address itself, or an https address of the provider. */
  address: string;
  name: string;
}

export interface PictureReport {
  /** The picture is there to be looked at. */
  onShow?: (() => void) | undefined;
  /** The picture cannot be shown. */
  onFail?: (() => void) | undefined;
}

/** A picture of a document beside its data; a press shows it closer, to be zoomed and turned. */
export function DocumentPicture({ address, name, onShow, onFail }: DocumentPictureProps & PictureReport) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <NoPicture>{clients['picture.unreadable']}</NoPicture>;
  return (
    <>
      <Thumb type="button" aria-label={say(clients['picture.open'], { name })} onClick={() => setOpen(true)}>
        <Drawn
          address={address}
          name=""
          width={THUMB}
          onShow={onShow}
          onFail={() => {
            setFailed(true);
            onFail?.();
          }}
        />
      </Thumb>
      {isOpen && <Closer address={address} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DrawnProps extends DocumentPictureProps, PictureReport {
  width: number;
  turns?: number;
}

/** One of an address is decoded as wide as it is shown; that of the provider's server is the browser's to fetch. */
function Drawn(props: DrawnProps) {
  const { address, name, width, turns = 0, onShow, onFail } = props;
  if (address.startsWith('data:')) return <Canvas {...props} />;
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

function Canvas({ address, name, width, turns = 0, onShow, onFail }: DrawnProps) {
  const { canvas, hasFailed, isDrawn } = usePicture(address, width, turns);
  useEffect(() => {
    if (isDrawn) onShow?.();
  }, [isDrawn, onShow]);
  if (hasFailed) return <Failed onFail={onFail} />;
  const said = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const size = turns % 2 === 0 ? { width } : { height: width };
  return <canvas ref={canvas} style={name === '' ? {} : size} {...said} />;
}

function Failed({ onFail }: Pick<DrawnProps, 'onFail'>) {
  return <span ref={(place) => void (place !== null && onFail?.())}>{clients['picture.unreadable']}</span>;
}

/** What is in the middle stays there while it grows and shrinks. */
function useMiddle(zoom: number) {
  const room = useRef<HTMLDivElement>(null);
  const middle = useRef({ across: 0.5, down: 0.5 });
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return;
    const { across, down } = middle.current;
    box.scrollTo(across * box.scrollWidth - box.clientWidth / 2, down * box.scrollHeight - box.clientHeight / 2);
  }, [zoom]);
  const onScroll = () => {
    const box = room.current;
    if (box === null) return;
    middle.current = {
      across: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      down: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
  };
  return { ref: room, onScroll };
}

function Closer({ address, name, onClose }: DocumentPictureProps & { onClose: () => void }) {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const middle = useMiddle(zoom);
  const closer = () => setZoom((now) => Math.min(now + 1, ZOOMS.length - 1));
  const further = () => setZoom((now) => Math.max(now - 1, 0));
  const turn = () => setTurns((now) => (now + 1) % 4);
  // Wherever in the dialog the focus is; the dialog itself begins at its title.
  useEffect(() => {
    const left = new AbortController();
    const press = (event: KeyboardEvent) => {
      const act = { '+': closer, '=': closer, '-': further, r: turn, R: turn }[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press, { signal: left.signal });
    return () => left.abort();
  }, []);
  return (
    <Dialog open title={name} width="wide" onClose={onClose}>
      <Stack gap={12}>
        <Row gap={8}>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon of={ZoomIn} />}
            disabled={zoom === ZOOMS.length - 1}
            onClick={closer}
          >
            {clients['picture.in']}
          </Button>
          <Button variant="secondary" size="small" icon={<Icon of={ZoomOut} />} disabled={zoom === 0} onClick={further}>
            {clients['picture.out']}
          </Button>
          <Button variant="secondary" size="small" icon={<Icon of={RotateCw} />} onClick={turn}>
            {clients['picture.rotate']}
          </Button>
        </Row>
        <Room {...middle} tabIndex={0} role="group" aria-label={name} data-whole={zoom === 0 || undefined}>
          <Drawn address={address} name={name} width={CLOSE * (ZOOMS[zoom] ?? 1)} turns={turns} />
        </Room>
        <small>{clients['picture.keys']}</small>
      </Stack>
    </Dialog>
  );
}
