import { startFirefox } from './drivers/firefox.ts';
import { findFirefox } from './installed.ts';
import { testJourneys } from './journeys.ts';

const path = findFirefox();

testJourneys({
  name: 'Firefox',
  packages: 'firefox-esr',
  start: path === undefined ? undefined : () => startFirefox(path),
});
