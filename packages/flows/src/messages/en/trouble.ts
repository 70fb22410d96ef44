/** What is said in place of a page that cannot be shown. */
export const trouble = {
  unfetched: 'This page could not be fetched',
  'unfetched.next': 'We could not reach the service. It is tried again by itself as soon as the network is back.',
  crashed: 'This page has stopped working',
  'crashed.next': 'If you have just sent something, check whether it went through before you send it again.',
  newVersion:
    'A new version of Folioflow is here, and this page needs it. What you have typed stays until you reload the page.',
  stuck: 'A part of this page could not be fetched. What you have typed stays until you reload the page.',
  reload: 'Reload',
} as const;
