import { calendarDayOf } from '@folioflow/api/contract';
import { type NavPoint } from '../../catalogue/nav/nav-source.ts';
import { type EpochDay, epochDayOf } from '../../catalogue/nav/working-days.ts';
import { isFields } from '../../kit/json.ts';
import { ImportRefusal } from './import-refusal.ts';

/** NAV history of a scheme in the form of mfapi.in, oldest first. */
export interface NavHistory {
  readonly code: string;
  readonly points: readonly NavPoint[];
  /** number of NAVs that were zero, missing or unreadable */
  readonly leftOut: number;
  /** NAVs without a valid day */
  readonly refused: readonly RefusedNav[];
}

/** NAV of a history that is not imported. */
export interface RefusedNav {
  /** its place in the history, from 1 */
  readonly line: number;
  readonly code: string;
  /** file of the history */
  readonly name: string;
  readonly reason: 'invalidDay';
  readonly detail: string;
}

/** Day of `dd-mm-yyyy`; undefined for a day that does not exist, which `Date` would move to the next month. */
const parseEntryDay = (text: unknown): EpochDay | undefined => {
  if (typeof text !== 'string' || !/^\d{2}-\d{2}-\d{4}$/.test(text)) return undefined;
  const day = calendarDayOf(text.split('-').reverse().join('-'));
  return day === null ? undefined : epochDayOf(day);
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

const refuseUndatedNav = (entry: unknown, place: Pick<RefusedNav, 'line' | 'code' | 'name'>): readonly RefusedNav[] => {
  const day = isFields(entry) ? entry['date'] : undefined;
  if (parseEntryDay(day) !== undefined) return [];
  return [{ ...place, reason: 'invalidDay', detail: typeof day === 'string' ? day : 'no day' }];
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
  const refused = data.flatMap((entry, place) => refuseUndatedNav(entry, { line: place + 1, code, name: file }));
  return {
    code,
    points: [...byDay.values()].sort(([one], [other]) => one - other),
    leftOut: data.length - points.length - refused.length,
    refused,
  };
};
