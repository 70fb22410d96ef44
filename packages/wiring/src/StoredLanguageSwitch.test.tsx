import { languages } from '@folioflow/flows/languages';
import { hindi, i18n as english, texts as all } from '@folioflow/flows/testing/texts';
import { PublicShell } from '@folioflow/ui/shell/PublicShell';
import { TextField } from '@folioflow/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyReaderLanguage } from './change-language.ts';
import { StoredSwitches } from './StoredSwitches.tsx';
import { createMemoryStores } from './testing/memory-stores.ts';
import { createTexts } from './texts.ts';
import { TextsContext } from './texts-context.ts';
import { WiringContext, type Wiring } from './wiring.ts';

const now = () => 0;
const stores = createMemoryStores({});
const texts = createTexts({
  catalogues: {
    'messages/en/common.json': () => Promise.resolve({ messages: all.en }),
    'messages/hi/common.json': () => Promise.resolve({ messages: all.hi }),
  },
  fonts: {},
});
const wiring = { stores, now, providerNow: now } as Wiring;
const switchName = { en: english._('shell.language'), hi: hindi._('shell.language') };

function SignInPage() {
  const [entry, setEntry] = useState('');
  return (
    <I18nProvider i18n={i18n}>
      <TextsContext value={texts}>
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
      </TextsContext>
    </I18nProvider>
  );
}

beforeEach(async () => {
  await texts.start('common');
  await texts.select('en');
});
afterEach(async () => {
  stores.local.clear();
  document.cookie = 'folioflow-language=; path=/; max-age=0';
  await texts.select('en');
});

test('the page changes its language in place: entries and focus remain, and the device remembers it', async () => {
  await render(<SignInPage />);
  const field = page.getByLabelText('Secret');
  await field.fill('typed before');
  const input = field.element();
  await page.getByRole('combobox', { name: switchName.en }).selectOptions('hi');
  await expect.element(page.getByRole('link', { name: hindi._('shell.privacy') })).toBeVisible();
  expect(page.getByLabelText('Secret').element()).toBe(input);
  await expect.element(field).toHaveValue('typed before');
  expect([document.documentElement.lang, stores.local.getItem('language')]).toEqual(['hi-IN', 'hi']);
  expect(document.cookie).toContain('folioflow-language=hi');
  await page.getByRole('combobox', { name: switchName.hi }).selectOptions('en');
  await expect.element(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-IN');
});

test('each language is offered by its own name, marked with its tag', async () => {
  await render(<SignInPage />);
  const options = [...page.getByRole('combobox', { name: switchName.en }).element().querySelectorAll('option')];
  expect(options.map(({ text, lang }) => [text, lang])).toEqual(languages.map(({ name, tag }) => [name, tag]));
});

test('the choice remains if the browser has emptied its store but not its cookies', async () => {
  document.cookie = 'folioflow-language=hi; path=/';
  await applyReaderLanguage(texts, stores.local);
  expect([document.documentElement.lang, stores.local.getItem('language')]).toEqual(['hi-IN', 'hi']);
});

test('the next page begins in the language that the device remembers', async () => {
  stores.local.setItem('language', 'hi');
  await applyReaderLanguage(texts, stores.local);
  await render(<SignInPage />);
  await expect.element(page.getByRole('combobox', { name: switchName.hi })).toHaveValue('hi');
});

test('a text that is missing in a language fails its load, and the language remains', async () => {
  const broken = createTexts({
    catalogues: { 'en/common.json': () => Promise.resolve({ messages: all.en }) },
    fonts: {},
  });
  await broken.start('common');
  await expect(broken.select('hi')).rejects.toThrow('There are no texts of common in hi.');
  expect([i18n.locale, document.documentElement.lang]).toEqual(['en', 'en-IN']);
});

test('of two selections the latest wins, however late the texts of the first arrive', async () => {
  const late = Promise.withResolvers<null>();
  const slow = createTexts({
    catalogues: {
      'en/common.json': () => Promise.resolve({ messages: all.en }),
      'hi/common.json': () => late.promise.then(() => ({ messages: all.hi })),
    },
    fonts: {},
  });
  await slow.start('common');
  const first = slow.select('hi');
  await slow.select('en');
  late.resolve(null);
  await first;
  expect(i18n.locale).toBe('en');
});
