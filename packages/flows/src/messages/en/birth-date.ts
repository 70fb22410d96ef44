/** Texts of the date of birth on a PAN card; quoted texts of the specification are verbatim. */
export const birthDate = {
  title: 'Date of birth',
  explain:
    'The date of birth on your PAN card differs from the one on record. Please choose the date printed on the card.',
  day: 'Date',
  month: 'Month',
  year: 'Year',
  months: 'January February March April May June July August September October November December',
  submit: 'Use this date',
  later: 'Not now',
  impossible: 'Entered Date Of Birth is not valid',
  unsettled: 'Please confirm your date of birth as per the PAN card',
  open: 'Your date of birth is not confirmed yet.',
  choose: 'Choose the date',
  chosen: 'Date of birth as per your PAN card',
  change: 'Change',
} as const;
