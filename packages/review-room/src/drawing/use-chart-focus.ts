import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flattenStates } from '../chart/chart.ts';
import { focusKey, nextFocus, stateFocus } from './chart-focus.ts';
import type { PlacedFocus } from './chart-parts.ts';
import { firstFocus } from './first-focus.ts';
import type { DrawnPlace, OpenedCharts } from './opened-charts.ts';
import type { Opening, OpeningStep } from './opening.ts';
import { usePointedPart } from './use-pointed-part.ts';

interface ChartFocusOptions {
  charts: OpenedCharts;
  places: readonly (DrawnPlace | undefined)[];
  drawing: RefObject<SVGSVGElement | null>;
  onOpening: (opening: Opening) => void;
}

const isSame = (a: PlacedFocus, b: PlacedFocus) => a.depth === b.depth && focusKey(a.part) === focusKey(b.part);

/** The focus and the pointer in the charts of a drawing, their keys, and the opening of child flows. */
export function useChartFocus({ charts, places, drawing, onOpening }: ChartFocusOptions) {
  const [chosen, setChosen] = useState(() => firstFocus(charts, places));
  const { pointed, point, clear } = usePointedPart();
  const entered = useRef<number>(undefined);
  const focusPart = (next: PlacedFocus) => {
    setChosen(next);
    clear();
    const key = CSS.escape(focusKey(next.part));
    const part = drawing.current?.querySelector<SVGElement>(`[data-chart="${next.depth}"][data-part="${key}"]`);
    part?.focus();
    part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useEffect(() => {
    if (entered.current !== charts.length - 1) return;
    entered.current = undefined;
    focusPart(firstFocus(charts, places));
  });
  const stateOfChild = (depth: number): PlacedFocus => ({ depth, part: stateFocus(charts[depth]?.opened?.path ?? '') });
  // A chart that was closed by another way has no focus.
  const focus = chosen.depth < charts.length ? chosen : stateOfChild(charts.length - 1);
  const shown = pointed !== null && pointed.depth < charts.length ? pointed : focus;
  const toggle = (depth: number, step: OpeningStep) => {
    const around: Opening = charts.slice(0, depth).flatMap(({ opened }) => opened ?? []);
    const opened = charts[depth]?.opened;
    focusPart({ depth, part: stateFocus(step.path) });
    if (opened?.path === step.path && opened.call === step.call) {
      onOpening(around);
      return;
    }
    entered.current = depth + 1;
    onOpening([...around, step]);
  };
  /** Returns the child flow that the space bar opens or closes. */
  const stepOf = ({ depth, part }: PlacedFocus): OpeningStep | null => {
    const at = charts[depth]?.drawn.chart;
    if (part.kind !== 'state' || at === undefined) return null;
    const state = flattenStates(at).find(({ path }) => path === part.path);
    const call = state?.calls.find(({ flow }) => flow !== null);
    return state === undefined || call === undefined ? null : { path: state.path, call: call.name };
  };
  const nextPart = (from: PlacedFocus, key: string): PlacedFocus | null => {
    const at = charts[from.depth]?.drawn.chart;
    if (key === 'Escape' && from.depth > 0) return stateOfChild(from.depth - 1);
    if (at === undefined) return null;
    // A transition that was reached from its target has the same key for the document.
    const next = nextFocus(at, isSame(from, focus) ? focus.part : from.part, key);
    return next === null ? null : { depth: from.depth, part: next };
  };
  const followKey = (event: KeyboardEvent, from: PlacedFocus) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const step = event.key === ' ' ? stepOf(from) : null;
    const next = nextPart(from, event.key);
    if (step === null && next === null) return;
    event.preventDefault();
    if (step !== null) toggle(from.depth, step);
    else if (next !== null) focusPart(next);
  };
  const setFocus = (next: PlacedFocus) => {
    clear();
    if (!isSame(next, focus)) setChosen(next);
  };
  return { focus, shown, point, setFocus, focusPart, followKey, toggle, stateOfChild };
}
