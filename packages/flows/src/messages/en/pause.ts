/** Words of the dialog in which a SIP is paused; quoted texts of the specification stand here verbatim. */
export const pause = {
  title: 'Pause Order',
  count: 'Installments to leave out',
  'count.one': '1 installment',
  'count.many': '{count} installments',
  unchosen: 'Choose how many installments are left out.',
  'days.one': 'The installment of {day} is left out.',
  'days.many': 'The next {count} installments, from {first} to {last}, are left out.',
  'next.one': 'The next installment is left out.',
  'next.many': 'The next {count} installments are left out.',
  kept: '{amount} is not paid.',
  goesOn: 'The SIP goes on by itself with the installment of {day}.',
  'goesOn.untold': 'After that the SIP goes on by itself.',
  never: 'No installment comes after that.',
  stays: 'Nothing is sold, so no exit load is taken: what you have bought stays invested.',
  submit: 'Submit',
  close: 'Close',
} as const;
