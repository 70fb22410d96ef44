import type { Page } from 'playwright';
import { brotliCompressSync } from 'node:zlib';

/** Records the scripts that a page loads; returns a function for the sum of their bytes (brotli). */
export function recordScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  return async () => {
    const bodies = await Promise.all(scripts.values());
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  };
}
