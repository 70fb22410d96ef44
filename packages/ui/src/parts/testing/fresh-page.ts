import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../../tokens/tokens.css';

/** Window size at the start of a test. */
const room = { width: 414, height: 896 } as const;

document.documentElement.dataset['motion'] = 'none';

/** A font that arrives later changes the lines of a page while a test measures them. */
await document.fonts.load("16px 'Inter Variable'", 'A₹');

/** Screen tests share one page: everything that a test rendered, set or replaced is reset at its end. */
afterEach(async () => {
  await cleanup();
  scrollTo({ top: 0, behavior: 'instant' });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (innerWidth !== room.width || innerHeight !== room.height) await page.viewport(room.width, room.height);
});
