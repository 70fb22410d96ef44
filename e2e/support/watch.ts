import { type BrowserContext, type Page } from '@playwright/test';

/** Collects what must not happen in a page: errors in the console, errors nobody caught, violations of the policy. */
export async function watch(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  const note = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => void seen.push(`uncaught: ${error.message}`));
  };
  context.pages().forEach(note);
  context.on('page', note);
  await context.exposeBinding('noteViolation', (_source, what: string) => void seen.push(`policy: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(`${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
    });
  });
  return seen;
}
