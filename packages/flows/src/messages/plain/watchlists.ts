/** The watchlists. */
import { watchlists as documented } from '../en/watchlists.ts';
import type { Translated } from '../translated.ts';

export const watchlists = {
  ...documented,
  'view.title': 'Watchlists',
  'view.pick': 'Choose a watchlist',
  'view.choose': 'Choose one of your watchlists',
  'view.empty': 'You have no watchlist yet',
  'view.create': 'Create a watchlist',
  'view.ask': 'Ask for expert advice',
  'view.subscribed': 'Expert advice is on for this list',
  'row.advise': 'Expert advice',
  'advise.title': 'Expert advice',
  'advise.mobile': 'Your mobile number',
  'advise.email': 'Your email',
  'add.title': 'Create a watchlist',
  'add.submit': 'Save as a watchlist',
  'add.return': 'Back to your watchlists',
  'limit.text': 'A watchlist holds up to {limit} schemes. Untick one to add another.',
  'name.title': 'Name your watchlist',
  'name.label': 'Name',
  'name.submit': 'Save',
  'add.hint': 'Tick up to {limit} schemes, then save them under a name of your choice.',
  'notice.lostAnswer':
    'We could not find out whether your watchlist was saved. Save it again: we check first, so it is not saved twice.',
} as const satisfies Translated<typeof documented>;
