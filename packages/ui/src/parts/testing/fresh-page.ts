import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../../tokens/tokens.css';

/** The window that a test begins with. */
const room = { width: 414, height: 896 } as const;

document.documentElement.dataset['motion'] = 'none';

/** The tests of the screens share one page: what one of them drew, set or replaced there goes with its end. */
afterEach(async () => {
  await cleanup();
  scrollTo({ top: 0, behavior: 'instant' });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (innerWidth !== room.width || innerHeight !== room.height) await page.viewport(room.width, room.height);
});
