import { Drawing } from './Drawing.tsx';

/** A sheet with a line that leaves the page: the page does not exist. */
export function LostPageDrawing() {
  return (
    <Drawing>
      <path data-part="faint" d="M8 104h144" />
      <path data-part="paper" d="M44 12h50l22 22v62a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z" />
      <path data-part="paper" d="m94 12 22 22H98a4 4 0 0 1-4-4Z" />
      <path data-part="faint" d="M50 34h26M50 46h14" />
      <path data-part="value" d="M36 88c10 0 12-14 22-14s10 8 20 6 12-14 22-18" />
      <path data-part="dashed" d="M106 58c8-5 12-16 20-22s12-8 20-20" />
      <circle data-part="now" cx="147" cy="13" r="4" />
    </Drawing>
  );
}
