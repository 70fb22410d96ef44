/** Moment of a run of tests: a Friday, before the cut-off. */
export const USUAL_MOMENT = '2026-11-20T10:30:00+05:30';

/** Moments at which a rule of a calendar, a cut-off or a time zone differs from that of the day before. */
export const awkwardMoments = {
  'the last day of February, a Sunday': '2027-02-28T10:30:00+05:30',
  'a leap day': '2028-02-29T10:30:00+05:30',
  'the last day of a financial year': '2027-03-31T10:30:00+05:30',
  'the first day of a financial year': '2027-04-01T10:30:00+05:30',
  'the last day of a year': '2026-12-31T10:30:00+05:30',
  'a Saturday': '2026-11-28T10:30:00+05:30',
  'minutes before the cut-off': '2026-11-20T14:55:00+05:30',
  'minutes after the cut-off': '2026-11-20T15:05:00+05:30',
  // From the 21st on, the eighth day ahead is the 29th or later, on which no SIP starts.
  'minutes before midnight': '2027-01-20T23:55:00+05:30',
  'minutes after midnight': '2027-01-21T00:05:00+05:30',
} as const;
