import { type Page } from 'playwright';
import { type Stack } from '../serve/stack.ts';

/** Signs in a member of the staff in this tab: the session store of the back-office belongs to a tab. */
export async function signInStaff(page: Page, { backoffice, sandbox }: Stack, email: string): Promise<void> {
  const answer = await fetch(`${sandbox}/__sandbox/token`, { method: 'POST', body: JSON.stringify({ email }) });
  if (!answer.ok) throw new Error(`POST /__sandbox/token answered ${answer.status}: ${await answer.text()}`);
  const issued = (await answer.json()) as { readonly token_id: string; readonly role: string };
  const member = { token: issued.token_id, email, role: issued.role === 'norole' ? 'none' : issued.role };
  await page.goto(`${backoffice}/config.json`);
  await page.evaluate((stored) => {
    const now = Date.now();
    sessionStorage.setItem('staff', JSON.stringify({ ...stored, startedAt: now, seenAt: now }));
  }, member);
}
