/** Texts of the SIP pause dialog; quoted texts of the specification are verbatim. */
export const pause = {
  title: 'Pause Order',
  count: 'Instalments to skip',
  'count.one': '1 instalment',
  'count.many': '{count} instalments',
  unchosen: 'Choose how many instalments to skip.',
  'days.one': 'The instalment on {day} is skipped.',
  'days.many': 'The next {count} instalments, from {first} to {last}, are skipped.',
  'next.one': 'The next instalment is skipped.',
  'next.many': 'The next {count} instalments are skipped.',
  kept: 'You do not pay {amount}.',
  goesOn: 'The SIP resumes automatically with the instalment on {day}.',
  'goesOn.unknown': 'The SIP then resumes automatically.',
  never: 'No instalments are left after that.',
  stays: 'No units are sold, so no exit load applies: your existing units stay invested.',
  submit: 'Submit',
  close: 'Close',
} as const;
