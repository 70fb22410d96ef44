import { type Page } from 'playwright';
import { createUnusedMobile } from '../serve/sandbox-client.ts';
import { createStoredSession } from '../serve/session.ts';
import { findFreePorts } from '../serve/ports.ts';
import { createSharedResource } from './shared-resource.ts';
import { buildApps, startStack, type Stack } from '../serve/stack.ts';

async function startBuiltStack(dataFolder: string | null): Promise<Stack> {
  process.env['SANDBOX_MODE'] = '1';
  await buildApps();
  return startStack({
    environment: {},
    log: () => undefined,
    ports: await findFreePorts(['investor', 'backoffice', 'sandbox']),
    dataFolder,
    seed: 'full',
  });
}

const sharedStackOn = (dataFolder: string | null) =>
  createSharedResource(
    () => startBuiltStack(dataFolder),
    (stack) => stack.close(),
  );
const inMemoryStack = sharedStackOn(null);

/** All that runs within it in memory has one and the same stack. */
export const withSharedStack = inMemoryStack.shareDuring;

/** Runs the built apps while `use` runs, with a sandbox in memory or on a data folder. */
export const withStack = <Result>(
  use: (stack: Stack) => Promise<Result>,
  dataFolder: string | null = null,
): Promise<Result> => (dataFolder === null ? inMemoryStack : sharedStackOn(dataFolder)).use(use);

/** Puts a session into the browser, so that the next page opens signed in as a copy of a persona. */
export async function signIn(page: Page, { investor, sandbox }: Stack, like = '9000000100'): Promise<void> {
  const session = await createStoredSession(sandbox, { mobile: createUnusedMobile(), like });
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

/** Text of the neutral page, which every address without content shows. */
export const neutralPageText = 'Sorry the information you are looking for could not be found';
