import type { Page } from '@playwright/test';
import { providerCalls } from '../support/provider-calls.ts';
import { expect, stack, test } from '../support/test.ts';
import {
  arePicturesThere,
  badFiles,
  drawnPicture,
  goodPictures,
  noPictures,
  otherFile,
  pictureFile,
  wrongType,
  type MadeFile,
} from './pictures.ts';

interface Upload {
  /** The persona that stands before it. */
  readonly like: string;
  /** The call that carries the picture. */
  readonly call: string;
  readonly open: (page: Page) => Promise<void>;
  /** The slot that the files are tried in. */
  readonly slot: string;
  /** Fills what else is asked for with the picture. */
  readonly besides?: (page: Page) => Promise<void>;
  /** Hands the chosen picture over where that is a step of its own. */
  readonly submit?: string;
  /** The button is not there before it can be pressed. */
  readonly submitAppears?: true;
  /** What is seen once the provider has read the picture. */
  readonly read: (page: Page) => Promise<void>;
  /** Leads from there back to the empty slot. */
  readonly again: (page: Page, name: string) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const removeButton = (page: Page, name: string) => button(page, `Remove ${name}`);

/** Chooses a file where the page takes one now: not while it still prepares another. */
async function choose(page: Page, slot: string, file: string | MadeFile): Promise<void> {
  const input = page.getByLabel(slot, { exact: true });
  await expect(input).toBeEnabled();
  await input.setInputFiles(file);
}

const openPage = (path: string, title: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

async function openCheque(page: Page): Promise<void> {
  await openPage('/bankVerification', 'Bank Account Verification')(page);
  await page.getByLabel('Account number', { exact: true }).fill('123456789012');
  await page.getByLabel('Confirm account number').fill('123456789012');
  await page.getByLabel('IFSC').fill('SBOX0000001');
  await page.getByLabel('Account type').selectOption({ index: 1 });
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await button(page, 'Verify').click();
  await expect(page.getByText('This account is verified.')).toBeVisible();
}

async function openNominee(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('personal_info_step', '3'));
  await openPage('/personalVerification', 'Your nominee')(page);
  await page.getByLabel('Proof of identity').selectOption({ label: 'PAN' });
}

const another = (name: string) => async (page: Page) => button(page, name).click();
const isReviewed = (confirm: string) => async (page: Page) => {
  await expect(button(page, confirm)).toBeVisible();
};

const uploads: Readonly<Record<string, Upload>> = {
  'the PAN card': {
    like: '9000000201',
    call: 'validation/verifyidproof',
    open: openPage('/panVerification', 'PAN Verification'),
    slot: 'Front of your PAN card',
    submit: 'Verify',
    read: isReviewed('Confirm'),
    again: another('Use another photo'),
  },
  'the Aadhaar card': {
    like: '9000000202',
    call: 'validation/verifyidproof',
    open: openPage('/aadhaarVerification', 'Aadhaar Verification'),
    slot: 'Front of your Aadhaar card',
    besides: async (page) => {
      await choose(page, 'Back of your Aadhaar card', await drawnPicture(page, 'back.png'));
      await expect(removeButton(page, 'back.png')).toBeEnabled();
    },
    submit: 'Verify',
    submitAppears: true,
    read: isReviewed('Confirm'),
    again: another('Use another photo'),
  },
  'the cheque': {
    like: '9000000203',
    call: 'validation/verifyid',
    open: openCheque,
    slot: 'Cheque',
    submit: 'Upload cheque',
    read: isReviewed('Confirm'),
    again: another('Use another cheque'),
  },
  'the proof of a nominee': {
    like: '9000000204',
    call: 'validation/nominee/upload',
    open: openNominee,
    slot: 'Image of the proof',
    read: async (page) => {
      await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
    },
    again: async (page, name) => removeButton(page, name).click(),
  },
};

/** Where files are told by their names: a picture that is handed over by a button, and one that goes at once. */
const spelled = ['the PAN card', 'the proof of a nominee'];

for (const [what, { like, call, open, slot, besides, submit, submitAppears, read, again }] of Object.entries(uploads)) {
  test.describe(`an upload of ${what}`, () => {
    const isOpen = async (page: Page, isSubmitOpen: boolean) => {
      if (submit === undefined) return;
      if (submitAppears) await expect(button(page, submit)).toHaveCount(isSubmitOpen ? 1 : 0);
      else await expect(button(page, submit)).toBeEnabled({ enabled: isSubmitOpen });
    };
    const isRefused = async (page: Page, text: string) => {
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await isOpen(page, false);
    };

    test.beforeEach(async ({ investor, page }) => {
      await investor.signIn(like);
      await open(page);
    });

    const whenThere = (title: string, journey: (fixtures: { page: Page }) => Promise<void>) =>
      arePicturesThere ? test(title, journey) : test.skip(title, journey);
    whenThere(
      `judges every file by its bytes: good ones reach the provider and are read, bad ones are told apart and stay here${noPictures}`,
      async ({ page }) => {
        test.setTimeout(120_000);
        const calls = providerCalls(page);
        const workers = new Set<string>();
        page.on('worker', (worker) => void workers.add(new URL(worker.url()).origin));
        await besides?.(page);
        for (const [name, text] of Object.entries(badFiles)) {
          await choose(page, slot, pictureFile(name));
          await isRefused(page, text);
        }
        expect(calls.to(call)).toEqual([]);
        for (const [place, name] of goodPictures.entries()) {
          if (place > 0) await besides?.(page);
          await choose(page, slot, pictureFile(name));
          await expect(removeButton(page, name)).toBeEnabled();
          if (submit !== undefined) await button(page, submit).click();
          await read(page);
          expect(calls.to(call)).toHaveLength(place + 1);
          await again(page, name);
        }
        // The policy lets the app's own worker do the work, and no other.
        expect([...workers]).toEqual([stack.investor]);
      },
    );

    if (!spelled.includes(what)) return;
    test('takes PNG and JPEG by any spelling of their extension and says of all else what is wrong, without a call [ON-234 ON-235 ON-494]', async ({
      page,
    }) => {
      const calls = providerCalls(page);
      await besides?.(page);
      for (const file of [
        otherFile('scan.pdf', 'application/pdf'),
        otherFile('scan.gif', 'image/gif'),
        otherFile('scan.png.exe', 'application/x-msdownload'),
      ]) {
        const before = calls.to(call).length;
        await choose(page, slot, file);
        await isRefused(page, wrongType);
        expect(calls.to(call)).toHaveLength(before);
        // A good one in between takes the message away, so that the next one must bring it back.
        await choose(page, slot, await drawnPicture(page, 'good.png'));
        await expect(page.getByText(wrongType)).toBeHidden();
        await removeButton(page, 'good.png').click();
      }
      for (const name of ['scan.png', 'scan.PNG', 'scan.jpeg', 'scan.JPG', 'scan.jpg']) {
        await choose(page, slot, await drawnPicture(page, name));
        await expect(removeButton(page, name)).toBeEnabled();
        await isOpen(page, true);
        await removeButton(page, name).click();
        await isOpen(page, false);
      }
    });
  });
}
