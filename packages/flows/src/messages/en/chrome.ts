/** Texts of buttons, fields and other basic components. */
export const chrome = {
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  wait: 'Please wait',
  'text.all': 'Show all',
  'text.less': 'Show less',
  actions: 'Actions',
  select: 'Select',
  'dialog.note': 'Please note',
  'dialog.ok': 'OK',
  'password.show': 'Show password',
  'password.hide': 'Hide password',
  'step.done': 'Done: ',
} as const;
