import { type Page } from 'playwright';
import { storedSession } from '../serve/session.ts';
import { freePorts } from '../serve/ports.ts';
import { buildApps, startStack, type Stack } from '../serve/stack.ts';

/** Runs the built apps while `use` runs, with a sandbox in memory or on a data folder. */
export async function withStack<Result>(
  use: (stack: Stack) => Promise<Result>,
  dataFolder: string | null = null,
): Promise<Result> {
  process.env['SANDBOX_MODE'] = '1';
  await buildApps();
  const stack = await startStack({
    environment: {},
    say: () => undefined,
    ports: await freePorts(['investor', 'backoffice', 'sandbox']),
    dataFolder,
    seed: 'full',
  });
  try {
    return await use(stack);
  } finally {
    await stack.close();
  }
}

/** Puts a session into the browser, so that the next page opens signed in as a copy of a persona. */
export async function signIn(page: Page, { investor, sandbox }: Stack, like = '9000000100'): Promise<void> {
  const session = await storedSession(sandbox, { mobile: '7000000001', like });
  await page.goto(`${investor}/config.json`);
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, session);
}

/** Each scheme of the list; a link of the neutral page counts too, so look for its text as well. */
export const schemeLinks = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('link').or(main.getByRole('article'));
};

/** What the neutral page says, which stands at every address that shows nothing. */
export const neutralText = 'Sorry the information you are looking for could not be found';
