import { describe, expect, test } from 'vitest';
import ICAL from 'ical.js';
import { formatCalendarFile, type DayEvent } from './calendar-file.ts';

const createdAt = Date.UTC(2026, 10, 26, 9, 30, 5);
const event = (change: Partial<DayEvent> = {}): DayEvent => ({
  id: 'sip-1-debit-2026-12-07',
  day: '2026-12-07',
  title: 'Debit of ₹6,000',
  text: 'SIP of a scheme',
  isTentative: false,
  ...change,
});
const fileOf = (...events: readonly DayEvent[]) => formatCalendarFile({ name: 'Payments', createdAt, events });

/** Parses a file by an independent implementation of RFC 5545. */
const parse = (file: string) => ICAL.Component.fromString(file);
const eventsOf = (file: string) => parse(file).getAllSubcomponents('vevent');

describe('a calendar file', () => {
  test('has the lines of RFC 5545, each ended by CRLF', () => {
    expect(fileOf(event()).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Folioflow//Calendar of payments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Payments',
      'X-WR-TIMEZONE:Asia/Kolkata',
      'BEGIN:VEVENT',
      'UID:sip-1-debit-2026-12-07@payments.folioflow',
      'DTSTAMP:20261126T093005Z',
      'DTSTART;VALUE=DATE:20261207',
      'DTEND;VALUE=DATE:20261208',
      'SUMMARY:Debit of ₹6\\,000',
      'DESCRIPTION:SIP of a scheme',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is read by another implementation as whole days with the same texts', () => {
    const [read, second] = eventsOf(fileOf(event(), event({ id: 'b', day: '2026-12-31', isTentative: true })));
    const first = new ICAL.Event(read);
    expect([first.uid, first.summary, first.description]).toEqual([
      'sip-1-debit-2026-12-07@payments.folioflow',
      'Debit of ₹6,000',
      'SIP of a scheme',
    ]);
    expect([first.startDate.isDate, first.startDate.toString(), first.endDate.toString()]).toEqual([
      true,
      '2026-12-07',
      '2026-12-08',
    ]);
    expect(new ICAL.Event(second).endDate.toString()).toBe('2027-01-01');
    expect(second?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  test('escapes separators and line breaks, so that a text adds no property', () => {
    const text = 'A; B, C\\D\r\nATTENDEE:mailto:x@evil.example\nEND:VEVENT';
    const file = fileOf(event({ title: text, text }));
    const [read, ...others] = eventsOf(file);
    expect(others).toEqual([]);
    expect(read?.getFirstPropertyValue('summary')).toBe(text.replaceAll('\r\n', '\n'));
    expect(read?.getFirstPropertyValue('attendee')).toBeNull();
    expect(file).not.toMatch(/^ATTENDEE/m);
  });

  test('replaces control characters, which a text cannot contain', () => {
    const [read] = eventsOf(fileOf(event({ title: 'A\u0000B\u001bC\u007fD\tE' })));
    expect(read?.getFirstPropertyValue('summary')).toBe('A B C D E');
  });

  test('folds lines at 75 octets without splitting a character', () => {
    const title = `${'₹'.repeat(60)}${'é'.repeat(60)}${'😀'.repeat(40)}`;
    const file = fileOf(event({ title }));
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(sizes.filter((size) => size > 70).length).toBeGreaterThan(3);
    expect(eventsOf(file)[0]?.getFirstPropertyValue('summary')).toBe(title);
  });

  test('has the same UID for the same payment at another time', () => {
    const later = formatCalendarFile({ name: 'Payments', createdAt: createdAt + 86_400_000, events: [event()] });
    const uidOf = (file: string) => eventsOf(file)[0]?.getFirstPropertyValue('uid');
    expect(uidOf(later)).toBe(uidOf(fileOf(event())));
  });

  test('without events is a calendar', () => {
    expect(parse(fileOf()).name).toBe('vcalendar');
  });
});
