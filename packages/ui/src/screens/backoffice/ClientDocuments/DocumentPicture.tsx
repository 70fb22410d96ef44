import { say } from '@folioflow/flows';
import { clients } from '@folioflow/flows/words/clients';
import { ImageOff, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { icon } from '../../../primitives/icon.ts';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePicture } from './picture.ts';

/** CSS pixels of a picture beside its data, and of the same looked at closer. */
const THUMB = 240;
const CLOSE = 480;
const ZOOMS = [1, 1.5, 2, 3] as const;

const Thumb = styled.button`
  position: relative;
  width: 100%;
  aspect-ratio: 8 / 5;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--paper);
  overflow: hidden;
  cursor: zoom-in;

  > canvas,
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Missing = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-8);
  aspect-ratio: 8 / 5;
  padding: var(--space-8);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--muted);
  font-size: var(--type-14);
  text-align: center;
`;

const Room = styled.div`
  display: grid;
  place-items: safe center;
  height: 60vh;
  border-radius: var(--radius-control);
  background: var(--sunken);
  overflow: auto;

  > img {
    max-width: none;
  }
`;

/** Stands where a picture would stand. */
export const NoPicture = ({ children }: { children: string }) => (
  <Missing>
    <ImageOff {...icon} />
    {children}
  </Missing>
);

export interface DocumentPictureProps {
  /** A PNG or JPEG in the address itself, or an https address of the provider. */
  address: string;
  name: string;
}

/** A picture of a document beside its data; a press shows it closer, to be zoomed and turned. */
export function DocumentPicture({ address, name }: DocumentPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <NoPicture>{clients['picture.unreadable']}</NoPicture>;
  return (
    <>
      <Thumb type="button" aria-label={say(clients['picture.open'], { name })} onClick={() => setOpen(true)}>
        <Drawn address={address} name="" width={THUMB} onFail={() => setFailed(true)} />
      </Thumb>
      {isOpen && <Closer address={address} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DrawnProps extends DocumentPictureProps {
  width: number;
  turns?: number;
  onFail?: (() => void) | undefined;
}

/** One of an address is decoded as wide as it is shown; that of the provider's server is the browser's to fetch. */
function Drawn(props: DrawnProps) {
  const { address, name, width, turns = 0, onFail } = props;
  if (address.startsWith('data:')) return <Canvas {...props} />;
  return (
    <img
      src={address}
      alt={name}
      width={width}
      decoding="async"
      referrerPolicy="no-referrer"
      style={{ rotate: `${turns * 90}deg` }}
      onError={onFail}
    />
  );
}

function Canvas({ address, name, width, turns = 0, onFail }: DrawnProps) {
  const { canvas, hasFailed } = usePicture(address, width, turns);
  if (hasFailed) return <Failed onFail={onFail} />;
  const said = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const size = turns % 2 === 0 ? { width } : { height: width };
  return <canvas ref={canvas} style={name === '' ? {} : size} {...said} />;
}

function Failed({ onFail }: Pick<DrawnProps, 'onFail'>) {
  return <span ref={(place) => void (place !== null && onFail?.())}>{clients['picture.unreadable']}</span>;
}

function Closer({ address, name, onClose }: DocumentPictureProps & { onClose: () => void }) {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
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
    <Dialog open title={name} onClose={onClose}>
      <Stack gap={12}>
        <Row gap={8}>
          <Button
            variant="secondary"
            size="small"
            icon={<ZoomIn {...icon} />}
            disabled={zoom === ZOOMS.length - 1}
            onClick={closer}
          >
            {clients['picture.in']}
          </Button>
          <Button variant="secondary" size="small" icon={<ZoomOut {...icon} />} disabled={zoom === 0} onClick={further}>
            {clients['picture.out']}
          </Button>
          <Button variant="secondary" size="small" icon={<RotateCw {...icon} />} onClick={turn}>
            {clients['picture.rotate']}
          </Button>
        </Row>
        <Room tabIndex={0} role="group" aria-label={name}>
          <Drawn address={address} name={name} width={CLOSE * (ZOOMS[zoom] ?? 1)} turns={turns} />
        </Room>
        <small>{clients['picture.keys']}</small>
      </Stack>
    </Dialog>
  );
}
