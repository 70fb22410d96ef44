import { Drawing } from './Drawing.tsx';

/** A line with a gap: the connection is lost. */
export function BrokenLineDrawing() {
  return (
    <Drawing>
      <path data-part="faint" d="M8 104h144M8 76h144M8 48h144M8 20h144" />
      <path data-part="value" d="M8 88c14 0 16-16 30-16 10 0 14 6 22 4" />
      <path data-part="dashed" d="M68 72c6-4 10-10 18-12" />
      <path data-part="value" d="M96 56c12-2 18 4 28-6s12-28 24-34" />
      <circle data-part="now" cx="60" cy="76" r="4" />
      <circle data-part="now" cx="96" cy="56" r="4" />
    </Drawing>
  );
}
