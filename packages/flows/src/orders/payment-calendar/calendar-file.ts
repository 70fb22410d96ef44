import { addDays, utcStampOf, type CalendarDay } from '@folioflow/api/contract';

/** An event of a whole day. */
export interface DayEvent {
  /** Stable for the same event: a calendar that imports the file again replaces the event. */
  readonly id: string;
  readonly day: CalendarDay;
  readonly title: string;
  readonly text: string;
  /** The day is not certain. */
  readonly isTentative: boolean;
}

export interface CalendarFile {
  /** Name of the calendar. */
  readonly name: string;
  /** Time of the file in milliseconds since the epoch. */
  readonly createdAt: number;
  readonly events: readonly DayEvent[];
}

const LINE_OCTETS = 75;
const UID_DOMAIN = 'payments.folioflow';
const utf8 = new TextEncoder();

/**
 * Formats events as an iCalendar file (RFC 5545): lines of at most 75 octets that end with CRLF, escaped texts, and
 * whole days of Asia/Kolkata without a time, so that no time zone of a reader moves them.
 */
export function formatCalendarFile({ name, createdAt, events }: CalendarFile): string {
  const stamp = utcStampOf(createdAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Folioflow//Calendar of payments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    ...events.flatMap((event) => formatEvent(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function formatEvent({ id, day, title, text, isTentative }: DayEvent, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@${UID_DOMAIN}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${formatDate(day)}`,
    `DTEND;VALUE=DATE:${formatDate(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const formatDate = (day: CalendarDay): string => day.replaceAll('-', '');

const isControlCharacter = (character: string): boolean => character < ' ' || character === '\u007f';

/** Escapes a text (RFC 5545, 3.3.11); control characters, which a text cannot contain, become spaces. */
function escapeText(text: string): string {
  const escaped = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
  return Array.from(escaped, (character) => (isControlCharacter(character) ? ' ' : character)).join('');
}

/** Folds a line (RFC 5545, 3.1): a continuation begins with a space. No character is split. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    octets += size;
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
