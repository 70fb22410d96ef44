import { startWebkit } from './drivers/webkit.ts';
import { findWebkit } from './installed.ts';
import { testJourneys } from './journeys.ts';
import { followDrawnLink, readDrawnList } from './journeys/drawn-list.ts';
import { readInTheDark } from './journeys/read.ts';

const programs = findWebkit();

testJourneys({
  name: 'WebKit',
  packages: 'webkit2gtk-driver and xvfb',
  drawn: {
    'a link of the drawn list leads to the scheme': followDrawnLink,
    'the list is drawn before the app, and a tick remains when the app takes over': readDrawnList,
  },
  start: programs === undefined ? undefined : () => startWebkit(programs),
});

// Safari before 17 has none: menus, filters and notices come from the polyfill.
testJourneys({
  name: 'WebKit without popovers',
  packages: 'webkit2gtk-driver and xvfb',
  start: programs === undefined ? undefined : () => startWebkit(programs, '-PopoverAttribute'),
  only: { 'the dark theme remains, and a menu closes by Escape and returns the focus': readInTheDark },
});
