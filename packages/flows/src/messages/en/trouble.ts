/** Texts shown instead of a page that cannot be displayed. */
export const trouble = {
  unfetched: 'This page could not be loaded',
  'unfetched.next': 'We could not reach the service. We try again automatically when you are back online.',
  crashed: 'This page has stopped working',
  'crashed.next': 'If you have just submitted something, check whether it went through before you submit it again.',
  newVersion:
    'A new version of {product} is available, and this page needs it. Your entries stay here until you reload the page.',
  stuck: 'A part of this page could not be loaded. Your entries stay here until you reload the page.',
  reload: 'Reload',
  offline: 'You are offline. Your entries stay here: press again when you are back online.',
  notStored: 'This browser stores nothing. You are signed out when you reload, close the page or pay at your bank.',
} as const;
