import { Drawing } from './Drawing.tsx';

/** An empty statement before its first entry. */
export function EmptyStatementDrawing() {
  return (
    <Drawing>
      <path data-part="faint" d="M8 104h144" />
      <path data-part="paper" d="M48 8h64a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z" />
      <path data-part="faint" d="M54 48h52M54 62h52M54 76h52M54 90h32" />
      <path data-part="value" d="M54 32c8 0 10-8 17-8s8 5 14 4 10-8 16-10" />
      <circle data-part="now" cx="102" cy="17.5" r="3.5" />
    </Drawing>
  );
}
