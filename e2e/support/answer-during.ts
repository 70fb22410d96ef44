import type { Page } from '@playwright/test';

/** What the next call of this path is answered during `action`, read on its way: later the browser may have let go of it. */
export async function answerDuring<Answer>(page: Page, path: string, action: () => Promise<unknown>): Promise<Answer> {
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
