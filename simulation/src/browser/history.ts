import type { SubmissionKeys } from '@folioflow/wiring/headless';
import type { Exit } from '@folioflow/flows';

/** An entry of the history of a tab. */
export interface HistoryEntry {
  readonly to: string;
  readonly params: readonly string[];
  readonly search: string;
  state: unknown;
  readonly key: string;
  unanswered: SubmissionKeys;
}

/** The history of a tab: entries, and the one that is shown. */
export interface History {
  readonly entries: HistoryEntry[];
  index: number;
}

const copyState = (state: unknown): unknown => (state === undefined ? null : structuredClone(state));

let lastKey = 0;

export const createEntry = ({ to, params = [], search = '', state }: Exit<string>): HistoryEntry => {
  lastKey += 1;
  return { to, params, search, state: copyState(state), key: `entry-${lastKey}`, unanswered: {} };
};

/** Adds an entry after the shown one, as a browser does, or replaces the shown one. */
export function pushEntry(history: History, entry: HistoryEntry, isReplacing: boolean): void {
  if (!isReplacing || history.entries.length === 0) history.index += 1;
  history.entries.splice(history.index, isReplacing ? 1 : history.entries.length, entry);
}
