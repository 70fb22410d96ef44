import type { Page } from '@playwright/test';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, stack, test } from '../support/test.ts';
import { createPictures, drawPicture, createNonPicture, WRONG_TYPE_TEXT, type UploadFile } from './pictures.ts';

interface UploadCase {
  /** Persona whose next step is this upload. */
  readonly like: string;
  /** Path of the call that sends the picture. */
  readonly call: string;
  readonly open: (page: Page) => Promise<void>;
  /** Label of the tested picture field. */
  readonly slot: string;
  /** Fills the other required fields. */
  readonly fillOthers?: (page: Page) => Promise<void>;
  /** Name of the button that submits the picture; without it the picture is sent at once. */
  readonly submit?: string;
  /** True if the button is hidden, not disabled, before it can be pressed. */
  readonly submitAppears?: true;
  /** Expects the state after the provider has read the picture. */
  readonly expectRead: (page: Page) => Promise<void>;
  /** Leads back to the empty picture field. */
  readonly reset: (page: Page, name: string) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const removeButton = (page: Page, name: string) => button(page, `Remove ${name}`);

/** Chooses a file once the field is enabled: it is disabled while another picture is prepared. */
async function chooseFile(page: Page, slot: string, file: UploadFile): Promise<void> {
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

const createPress = (name: string) => async (page: Page) => button(page, name).click();
const createReviewCheck = (confirm: string) => async (page: Page) => {
  await expect(button(page, confirm)).toBeVisible();
};

const uploads: Readonly<Record<string, UploadCase>> = {
  'the PAN card': {
    like: '9000000201',
    call: 'validation/verifyidproof',
    open: openPage('/panVerification', 'PAN Verification'),
    slot: 'Front of your PAN card',
    submit: 'Verify',
    expectRead: createReviewCheck('Confirm'),
    reset: createPress('Use another photo'),
  },
  'the Aadhaar card': {
    like: '9000000202',
    call: 'validation/verifyidproof',
    open: openPage('/aadhaarVerification', 'Aadhaar Verification'),
    slot: 'Front of your Aadhaar card',
    fillOthers: async (page) => {
      await chooseFile(page, 'Back of your Aadhaar card', await drawPicture(page, 'back.png'));
      await expect(removeButton(page, 'back.png')).toBeEnabled();
    },
    submit: 'Verify',
    submitAppears: true,
    expectRead: createReviewCheck('Confirm'),
    reset: createPress('Use another photo'),
  },
  'the cheque': {
    like: '9000000203',
    call: 'validation/verifyid',
    open: openCheque,
    slot: 'Cheque',
    submit: 'Upload cheque',
    expectRead: createReviewCheck('Confirm'),
    reset: createPress('Use another cheque'),
  },
  'the proof of a nominee': {
    like: '9000000204',
    call: 'validation/nominee/upload',
    open: openNominee,
    slot: 'Image of the proof',
    expectRead: async (page) => {
      await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
    },
    reset: async (page, name) => removeButton(page, name).click(),
  },
};

/** Returns the name with which a JPEG is sent that has another ending, or none. */
const nameOfPicture = (name: string): string =>
  /\.(?:png|jpe?g)$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '')}.jpeg`;

/** Uploads that test the file extensions: one with a submit button, and one that sends at once. */
const extensionCases = ['the PAN card', 'the proof of a nominee'];

for (const [what, { like, call, open, slot, fillOthers, submit, submitAppears, expectRead, reset }] of Object.entries(
  uploads,
)) {
  test.describe(`an upload of ${what}`, () => {
    const expectSubmitState = async (page: Page, isSubmitOpen: boolean) => {
      if (submit === undefined) return;
      if (submitAppears) await expect(button(page, submit)).toHaveCount(isSubmitOpen ? 1 : 0);
      else await expect(button(page, submit)).toBeEnabled({ enabled: isSubmitOpen });
    };
    const expectRefusal = async (page: Page, text: string) => {
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expectSubmitState(page, false);
    };

    test.beforeEach(async ({ investor, page }) => {
      await investor.signIn(like);
      await open(page);
    });

    test('sends good files and rejects bad ones by their bytes', async ({ page }) => {
      const { good, bad } = await createPictures(page);
      const calls = recordProviderCalls(page);
      const workers = new Set<string>();
      page.on('worker', (worker) => void workers.add(new URL(worker.url()).origin));
      await fillOthers?.(page);
      for (const [file, text] of bad) {
        await chooseFile(page, slot, file);
        await expectRefusal(page, text);
      }
      expect(calls.to(call)).toEqual([]);
      for (const [place, file] of good.entries()) {
        if (place > 0) await fillOthers?.(page);
        await chooseFile(page, slot, file);
        const name = nameOfPicture(file.name);
        await expect(removeButton(page, name)).toBeEnabled();
        if (submit !== undefined) await button(page, submit).click();
        await expectRead(page);
        expect(calls.to(call)).toHaveLength(place + 1);
        await reset(page, name);
      }
      // The policy allows only the worker of the app.
      expect([...workers]).toEqual([stack.investor]);
    });

    if (!extensionCases.includes(what)) return;
    test('accepts PNG and JPEG with any spelling of the extension and rejects other files without a call [ON-234 ON-235 ON-494]', async ({
      page,
    }) => {
      const calls = recordProviderCalls(page);
      await fillOthers?.(page);
      for (const file of [
        createNonPicture('scan.pdf', 'application/pdf'),
        createNonPicture('scan.gif', 'image/gif'),
        createNonPicture('scan.png.exe', 'application/x-msdownload'),
      ]) {
        const before = calls.to(call).length;
        await chooseFile(page, slot, file);
        await expectRefusal(page, WRONG_TYPE_TEXT);
        expect(calls.to(call)).toHaveLength(before);
        // A good picture in between removes the message, so that the next file must show it again.
        await chooseFile(page, slot, await drawPicture(page, 'good.png'));
        await expect(page.getByText(WRONG_TYPE_TEXT)).toBeHidden();
        await removeButton(page, 'good.png').click();
      }
      for (const name of ['scan.png', 'scan.PNG', 'scan.jpeg', 'scan.JPG', 'scan.jpg']) {
        await chooseFile(page, slot, await drawPicture(page, name));
        await expect(removeButton(page, name)).toBeEnabled();
        await expectSubmitState(page, true);
        await removeButton(page, name).click();
        await expectSubmitState(page, false);
      }
    });
  });
}
