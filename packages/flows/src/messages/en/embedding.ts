/** Texts of a flow that is embedded in a foreign page. */
export const embedding = {
  cancel: 'Cancel',
  'cancelled.title': 'You cancelled this SIP',
  'cancelled.next': 'Nothing was ordered.',
  'cancelled.again': 'Start again',
  'ended.title': 'Your session has ended',
  'ended.next': 'Sign in again to continue.',
} as const;
