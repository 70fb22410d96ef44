import type { Page } from '@playwright/test';

/**
 * Returns the answer to the next call of this path. It is read in the route, because a browser may discard it later.
 */
export async function captureAnswer<Answer>(page: Page, path: string, action: () => Promise<unknown>): Promise<Answer> {
  const read = Promise.withResolvers<Answer>();
  await page.route(
    `**/api/v1/${path}`,
    async (route) => {
      const response = await route.fetch();
      read.resolve((await response.json()) as Answer);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await action();
  return read.promise;
}
