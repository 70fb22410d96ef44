import { useEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { Stage } from './drawing-look.ts';

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

interface DragStageProps {
  /** The scrolled element. The manager of Storybook has a React that passes no `ref` to a component. */
  stage: RefObject<HTMLDivElement | null>;
  /** Called once, as soon as the stage is visible: a panel can be hidden at first. */
  onFirstSize: (element: HTMLDivElement) => void;
  children: ReactNode;
}

/** A scrolled area that is also moved by dragging its ground with a mouse. */
export function DragStage({ stage, onFirstSize, children }: DragStageProps) {
  const report = useRef(onFirstSize);
  useEffect(() => {
    const { current } = stage;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === 0) return;
      observer.disconnect();
      report.current(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [stage]);
  const [drag, setDrag] = useState<Drag | null>(null);
  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    const isOnPart =
      event.target instanceof Element && event.target.closest('[data-part^="transition"], [role="button"], a') !== null;
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnPart) return;
    const { scrollLeft: left, scrollTop: top } = event.currentTarget;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: event.clientX, y: event.clientY, left, top });
  };
  const moveStage = (event: PointerEvent<HTMLDivElement>) => {
    if (drag === null) return;
    event.currentTarget.scrollLeft = drag.left + drag.x - event.clientX;
    event.currentTarget.scrollTop = drag.top + drag.y - event.clientY;
  };
  const endDrag = () => setDrag(null);
  return (
    <Stage
      ref={stage}
      data-dragged={drag !== null || undefined}
      onPointerDown={startDrag}
      onPointerMove={moveStage}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      {children}
    </Stage>
  );
}
