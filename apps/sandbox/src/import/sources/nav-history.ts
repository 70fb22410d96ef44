import { type NavPoint } from '../../catalogue/nav/nav-source.ts';
import { isFields } from '../../kit/json.ts';
import { ImportRefusal } from './import-refusal.ts';

/** NAV history of a scheme in the form of mfapi.in, oldest first. */
export interface NavHistory {
  readonly code: string;
  readonly points: readonly NavPoint[];
  /** number of NAVs that were zero, missing or unreadable */
  readonly leftOut: number;
}

const MS_PER_DAY = 86_400_000;

const parseEntryDay = (text: unknown): number | undefined => {
  const found = typeof text === 'string' ? /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) : null;
  if (!found) return undefined;
  const date = new Date(`${found[3] ?? ''}-${found[2] ?? ''}-${found[1] ?? ''}T00:00:00Z`).getTime();
  return Number.isNaN(date) ? undefined : date / MS_PER_DAY;
};

const parsePoint = (entry: unknown): NavPoint | undefined => {
  if (!isFields(entry)) return undefined;
  const day = parseEntryDay(entry['date']);
  const nav = Number(entry['nav'] ?? Number.NaN);
  return day !== undefined && nav > 0 && Number.isFinite(nav) ? [day, nav] : undefined;
};

const parseContent = (text: string, file: string): { readonly code: string; readonly data: readonly unknown[] } => {
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

/** Parses a history; of two NAVs of a day, the first in the file is used. @throws ImportRefusal */
export const parseNavHistory = (text: string, file: string): NavHistory => {
  const { code, data } = parseContent(text, file);
  const points = data.flatMap((entry) => {
    const point = parsePoint(entry);
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
