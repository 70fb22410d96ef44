import { Fragment } from 'react';
import { lineStyles, lineWidth, type TextLine } from './text-lines.ts';

interface TextLinesProps {
  lines: readonly TextLine[];
  x: number;
  y: number;
}

const isCall = ({ kind }: TextLine) => kind === 'call' || kind === 'flow';
export const CALL_HEIGHT = 22;

/** Arrow to the outside for a port, nested boxes for a flow. */
const callIcons = {
  call: 'M1 6h8M6 3l3 3-3 3M11 1v10',
  flow: 'M1 1h5v4H1zM6 7h5v4H6zM3.5 5v4H6',
} as const;

/** Draws lines of text from a corner; a call has a box of its own. */
export function TextLines({ lines, x, y }: TextLinesProps) {
  let top = y;
  return lines.map((line, place) => {
    const { kind, text } = line;
    const { size, height } = lineStyles[kind];
    const baseline = top + height / 2 + size * 0.36;
    const lineTop = top + (height - CALL_HEIGHT) / 2;
    top += height;
    return (
      <Fragment key={place}>
        {isCall(line) && (
          <>
            <rect data-shape="call" x={x} y={lineTop} width={lineWidth(line)} height={CALL_HEIGHT} rx={6} />
            <path
              d={callIcons[kind === 'flow' ? 'flow' : 'call']}
              transform={`translate(${x + 7} ${lineTop + 5})`}
              fill="none"
              stroke="var(--info)"
              strokeWidth={1.25}
            />
          </>
        )}
        <text data-text={kind} x={isCall(line) ? x + 25 : x} y={baseline} fontSize={size}>
          {`${text} `}
        </text>
      </Fragment>
    );
  });
}
