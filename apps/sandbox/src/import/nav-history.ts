import { type NavPoint } from '../catalogue/nav-source.ts';
import { isFields } from '../kit/json.ts';
import { ImportRefusal } from './import-refusal.ts';

/** One scheme's history in the form of mfapi.in, oldest first. */
export interface NavHistory {
  readonly code: string;
  readonly points: readonly NavPoint[];
  /** how many NAVs were zero, missing or unreadable */
  readonly leftOut: number;
}

const MILLISECONDS = 86_400_000;

const dayOfEntry = (text: unknown): number | undefined => {
  const found = typeof text === 'string' ? /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) : null;
  if (!found) return undefined;
  const date = new Date(`${found[3] ?? ''}-${found[2] ?? ''}-${found[1] ?? ''}T00:00:00Z`).getTime();
  return Number.isNaN(date) ? undefined : date / MILLISECONDS;
};

const pointOf = (entry: unknown): NavPoint | undefined => {
  if (!isFields(entry)) return undefined;
  const day = dayOfEntry(entry['date']);
  const nav = Number(entry['nav'] ?? Number.NaN);
  return day !== undefined && nav > 0 && Number.isFinite(nav) ? [day, nav] : undefined;
};

const contentOf = (text: string, file: string): { readonly code: string; readonly data: readonly unknown[] } => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new ImportRefusal(`${file} is not readable JSON; it may be cut off.`);
  }
  const meta = isFields(content) ? content['meta'] : undefined;
  const code = isFields(meta) ? meta['scheme_code'] : undefined;
  const data = isFields(content) ? content['data'] : undefined;
  if ((typeof code !== 'number' && typeof code !== 'string') || !Array.isArray(data)) {
    throw new ImportRefusal(`${file} is no NAV history in the form of mfapi.in.`);
  }
  return { code: String(code), data: data as readonly unknown[] };
};

/** Reads one history; of two NAVs of a day the one that stands first in the file is kept. @throws ImportRefusal */
export const readNavHistory = (text: string, file: string): NavHistory => {
  const { code, data } = contentOf(text, file);
  const points = data.flatMap((entry) => {
    const point = pointOf(entry);
    return point ? [point] : [];
  });
  const byDay = new Map<number, NavPoint>();
  for (const point of points) if (!byDay.has(point[0])) byDay.set(point[0], point);
  return {
    code,
    points: [...byDay.values()].sort(([one], [other]) => one - other),
    leftOut: data.length - points.length,
  };
};
