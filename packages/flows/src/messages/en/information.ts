/** Texts of /fyInformation; quoted texts of the specification are verbatim (OM-179 to OM-182). */
export const information = {
  title: 'For Your Information',
  fetching: 'We are fetching your information',
  'fetching.note': 'Please do not press Back or Refresh. Processing takes about {from} to {to} seconds.',
  back: 'Back',
  toList: 'Ok, Go to list',
} as const;
