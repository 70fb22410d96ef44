import { startWebkit } from './drivers/webkit.ts';
import { findWebkit } from './installed.ts';
import { testJourneys } from './journeys.ts';
import { readInTheDark } from './journeys/read.ts';

const programs = findWebkit();

testJourneys({
  name: 'WebKit',
  packages: 'webkit2gtk-driver and xvfb',
  start: programs === undefined ? undefined : () => startWebkit(programs),
});

// Safari before 17 has none: menus, filters and notices come from the polyfill.
testJourneys({
  name: 'WebKit without popovers',
  packages: 'webkit2gtk-driver and xvfb',
  start: programs === undefined ? undefined : () => startWebkit(programs, '-PopoverAttribute'),
  only: { 'the dark theme remains, and a menu closes by Escape and returns the focus': readInTheDark },
});
