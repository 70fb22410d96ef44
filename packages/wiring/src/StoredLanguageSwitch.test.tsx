import { languages } from '@folioflow/flows/languages';
import { PublicShell } from '@folioflow/ui/shell/PublicShell';
import { loadLanguage, useLanguage } from '@folioflow/ui/shell';
import { TextField } from '@folioflow/ui';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startLanguage } from './change-language.ts';
import { StoredSwitches } from './StoredSwitches.tsx';
import { createMemoryStores } from './testing/memory-stores.ts';
import { WiringContext, type Wiring } from './wiring.ts';

const PSEUDO = 'en-XA';
const now = () => 0;
const stores = createMemoryStores({});
const wiring = { stores, now, providerNow: now } as Wiring;

function SignInPage() {
  useLanguage();
  const [entry, setEntry] = useState('');
  return (
    <WiringContext value={wiring}>
      <PublicShell
        company="Example"
        helpdeskUrl="https://help.example.in"
        offersSignIn={false}
        theme={<StoredSwitches />}
      >
        <TextField label="Secret" value={entry} onValueChange={setEntry} />
      </PublicShell>
    </WiringContext>
  );
}

beforeEach(() => loadLanguage('en'));
afterEach(async () => {
  stores.local.clear();
  document.cookie = 'folioflow-language=; path=/; max-age=0';
  await loadLanguage('en');
});

test('the page changes its language in place: entries and focus remain, and the device remembers it', async () => {
  await render(<SignInPage />);
  const field = page.getByLabelText('Secret');
  await field.fill('typed before');
  const input = field.element();
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('Pseudo');
  await expect.element(page.getByRole('link', { name: 'Prîîvååçý Pöölîîçý' })).toBeVisible();
  expect(page.getByLabelText('Secret').element()).toBe(input);
  await expect.element(field).toHaveValue('typed before');
  expect([document.documentElement.lang, stores.local.getItem('language')]).toEqual([PSEUDO, PSEUDO]);
  expect(document.cookie).toContain(`folioflow-language=${PSEUDO}`);
  await page.getByRole('combobox', { name: 'Lååñgûûåågéé' }).selectOptions('en');
  await expect.element(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-IN');
});

test('each language is offered by its own name, marked with its tag', async () => {
  await render(<SignInPage />);
  const options = [...page.getByRole('combobox', { name: 'Language' }).element().querySelectorAll('option')];
  expect(options.map(({ text, lang }) => [text, lang])).toEqual(languages.map(({ name, tag }) => [name, tag]));
});

test('the choice remains if the browser has emptied its store but not its cookies', async () => {
  document.cookie = `folioflow-language=${PSEUDO}; path=/`;
  await startLanguage(stores.local);
  expect([document.documentElement.lang, stores.local.getItem('language')]).toEqual([PSEUDO, PSEUDO]);
});

test('the next page begins in the language that the device remembers', async () => {
  stores.local.setItem('language', PSEUDO);
  await startLanguage(stores.local);
  await render(<SignInPage />);
  await expect.element(page.getByRole('combobox', { name: 'Lååñgûûåågéé' })).toHaveValue(PSEUDO);
});
