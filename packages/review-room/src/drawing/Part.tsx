import type { ReactNode } from 'react';
import { openInReview } from '../references/open-in-review.ts';
import { focusKey, isSameFocus, type ChartFocus } from './chart-focus.ts';
import type { ChartParts } from './chart-parts.ts';

interface PartProps {
  parts: ChartParts;
  part: ChartFocus;
  label: string;
  /** Id of the element with the description. */
  describedBy?: string | undefined;
  /** Address of a story of this part. */
  path: string | null;
  lit?: 'here' | 'around' | undefined;
  children: ReactNode;
}

/** A part of a chart that takes the focus: a link to its story, or an image without one. */
export function Part({ parts, part, label, describedBy, path, lit, children }: PartProps) {
  const shared = {
    'data-chart': parts.depth,
    'data-part': focusKey(part),
    'data-lit': lit,
    'aria-label': label,
    'aria-describedby': describedBy,
    tabIndex: isSameFocus(parts.focus, part) ? 0 : -1,
    onFocus: () => parts.onFocus(part),
    onPointerEnter: () => parts.onShow(part),
    onPointerLeave: () => parts.onShow(null),
    onKeyDown: (event: React.KeyboardEvent) => parts.onKey(event, part),
  };
  if (path === null)
    return (
      <g role="img" {...shared}>
        {children}
      </g>
    );
  return (
    <a href={path} target="_top" onClick={openInReview(path, parts.onOpen)} {...shared}>
      {children}
    </a>
  );
}
