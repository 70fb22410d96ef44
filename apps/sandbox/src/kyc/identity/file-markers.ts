/** Markers in file names, in any case, and their effects (sandbox.md 6.5). */
export const fileMarkers = {
  unreadable: 'PAN, Aadhaar, proof, guardian: the document could not be read (051)',
  'dob-mismatch': 'PAN: the customer must choose the date of birth',
  'front-missing': 'Aadhaar: the front is missing (051)',
  'back-missing': 'Aadhaar: the back is missing (051)',
  msg5: 'Aadhaar: refused with a text of five letters',
  msg6: 'Aadhaar: refused with a text of six letters',
  reject: 'cheque: could not be read (051)',
  mismatch: 'cheque: the account differs from the entered account (051)',
  slow: 'cheque: answered after ten seconds',
  'as-aadhaar': 'nominee: an Aadhaar card is read',
  'as-pan': 'nominee: a PAN card is read',
  'as-voter_id': 'nominee: a voter ID is read',
  'as-driving_license': 'nominee: a driving licence is read',
  unvalidated: 'nominee: the kind of document is not recognised',
  minor: 'nominee: a minor, who needs a guardian',
  name30: 'nominee: a name of 30 letters',
  name3: 'nominee: a name of 3 letters, which is too short',
  name4: 'nominee: a name of 4 letters, which is too short',
  name5: 'nominee: a name of 5 letters',
  digits: 'nominee: a name with a digit and a dot',
} as const;

export type FileMarker = keyof typeof fileMarkers;
