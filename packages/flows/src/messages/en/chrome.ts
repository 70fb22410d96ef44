/** Words of the smallest pieces: what a button or a field says by itself. */
export const chrome = {
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  'text.all': 'Show all',
  'text.less': 'Show less',
  actions: 'Actions',
  select: 'Select',
  'dialog.note': 'Please note',
  'password.show': 'Show password',
  'password.hide': 'Hide password',
  'step.done': 'Done: ',
} as const;
