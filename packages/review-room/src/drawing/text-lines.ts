import type { ChartBranch, ChartState } from '../chart/chart.ts';
import { branchesOfState } from './chart-edges.ts';

export type LineKind = 'name' | 'event' | 'note' | 'call' | 'flow';

export interface TextLine {
  readonly kind: LineKind;
  readonly text: string;
}

/** Size of a line in CSS pixels. */
export const lineStyles: Readonly<Record<LineKind, { readonly size: number; readonly height: number }>> = {
  name: { size: 14, height: 22 },
  event: { size: 12, height: 17 },
  note: { size: 11, height: 15 },
  call: { size: 12, height: 26 },
  flow: { size: 12, height: 26 },
};

const MAX_CHARACTERS = 34;

/** Splits a text between its words into lines of at most 34 characters; a longer word has a line of its own. */
function wrapText(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < MAX_CHARACTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const notes = (text: string): readonly TextLine[] => wrapText(text).map((line) => ({ kind: 'note', text: line }));

/** Returns the lines of a transition: event, [guard], / actions. */
const branchLines = ({ cause, guard, actions }: ChartBranch): readonly TextLine[] => [
  ...wrapText(cause).map((text): TextLine => ({ kind: 'event', text })),
  ...(guard === null ? [] : notes(`[${guard}]`)),
  ...(actions.length === 0 ? [] : notes(`/ ${actions.join(', ')}`)),
];

/** Returns the lines of the label of a transition; the last one names a missing story. */
export const labelLines = (branch: ChartBranch, hasStory: boolean): readonly TextLine[] => [
  ...branchLines(branch),
  ...(hasStory ? [] : notes('no story')),
];

/** Returns the lines of a box: name, actions on entry and exit, transitions that stay, and the calls. */
export const boxLines = (state: ChartState): readonly TextLine[] => [
  { kind: 'name', text: state.name },
  ...(state.entry.length === 0 ? [] : notes(`entry / ${state.entry.join(', ')}`)),
  ...(state.exit.length === 0 ? [] : notes(`exit / ${state.exit.join(', ')}`)),
  ...state.calls.map(({ name, flow }): TextLine => ({ kind: flow === null ? 'call' : 'flow', text: name })),
  ...branchesOfState(state)
    .filter(({ target }) => target === null)
    .flatMap(branchLines),
];

const MONO_ADVANCE = 0.61;
const NAME_ADVANCE = 0.6;
const CALL_PADDING = 34;
/** Space for the mark of an opened or closed chart. */
const FLOW_PADDING = 46;

/** Returns the width of a line in CSS pixels, rounded up to the widest of the usual monospace fonts. */
export function lineWidth({ kind, text }: TextLine): number {
  const advance = kind === 'name' ? NAME_ADVANCE : MONO_ADVANCE;
  const padding = kind === 'call' ? CALL_PADDING : kind === 'flow' ? FLOW_PADDING : 0;
  return Math.ceil(text.length * lineStyles[kind].size * advance + padding);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a block of lines without padding. */
export const sizeOfLines = (lines: readonly TextLine[]): Size => ({
  width: Math.max(0, ...lines.map(lineWidth)),
  height: lines.reduce((height, { kind }) => height + lineStyles[kind].height, 0),
});

/** Space around the lines of a box, in CSS pixels. */
export const boxPadding = { x: 12, y: 8 };
/** Space around the lines of a label, in CSS pixels. */
export const labelPadding = { x: 6, y: 3 };
