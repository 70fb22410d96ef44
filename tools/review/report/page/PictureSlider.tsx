import { useId, useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  position: relative;
  display: grid;
  width: fit-content;
  max-width: 100%;
  border: 1px solid var(--line-strong);
  overflow: clip;
  cursor: ew-resize;
  touch-action: pan-y;

  > img {
    grid-area: 1 / 1;
    user-select: none;
  }

  > img[data-kind='before'] {
    clip-path: inset(0 calc(100% - var(--share) * 1%) 0 0);
  }

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    left: calc(var(--share) * 1% - 1px);
    width: 2px;
    background: var(--accent);
  }
`;

const Control = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  position: sticky;
  top: 0;
  z-index: 1;
  max-width: 30rem;
  margin-bottom: var(--space-8);
  background: var(--canvas);
  color: var(--muted);
  font-size: var(--type-14);

  > input {
    flex: 1 1 10rem;
    min-height: var(--control);
    accent-color: var(--accent);
  }
`;

interface PictureSliderProps {
  readonly before: string;
  readonly after: string;
  /** Names the look for assistive technology. */
  readonly look: string;
}

/** Both pictures in one place: the left part shows the one before the change. Keys move it, and a drag on the picture. */
export function PictureSlider({ before, after, look }: PictureSliderProps) {
  const id = useId();
  const [share, setShare] = useState(50);
  const dragTo = ({ clientX, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100));
  };
  return (
    <div>
      <Control htmlFor={id}>
        Before
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Part that shows the picture before the change"
          aria-valuetext={`${share} % before, ${100 - share} % after`}
          onChange={({ target }) => setShare(Number(target.value))}
        />
        After
      </Control>
      <Frame
        style={{ '--share': share }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragTo(event);
        }}
        onPointerMove={dragTo}
      >
        <img src={after} draggable={false} alt={`After, ${look}`} data-kind="after" />
        <img src={before} draggable={false} alt={`Before, ${look}`} data-kind="before" />
      </Frame>
    </div>
  );
}
