import { accepted, refused } from '@folioflow/flows';
import { openEsignStage } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  consent,
  SUCCESS,
  renderEsign,
  renderOpenEsign,
  startSigning,
  finishSigning,
} from './testing/opened-esign.tsx';

const awaiting = 'Your signed KYC is awaiting approval from BSE Star MF platform. It will take 1-3 working days.';
const sections = ['PAN', 'AADHAAR', 'BANK ACCOUNT', 'COMMUNICATION ADDRESS', 'GENERAL', 'NOMINEE'];

afterEach(() => page.viewport(414, 896));

describe('the page', () => {
  test('shows its title and six sections without an input, with their lines and images [ON-362 ON-363 ON-364 ON-365]', async () => {
    await renderOpenEsign();
    await expect.element(page.getByRole('heading', { level: 1, name: 'ESign KYC AADHAAR' })).toBeVisible();
    for (const name of sections) {
      const section = page.getByRole('region', { name, exact: true });
      await expect.element(section).toBeVisible();
      expect(section.element().querySelectorAll('input, select, textarea, button')).toHaveLength(0);
    }
    const inSection = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(inSection('PAN').getByText('ABCDE1234F')).toBeVisible();
    await expect.element(inSection('NOMINEE').getByText('Ravi Rao')).toBeVisible();
    expect(inSection('AADHAAR').getByRole('img').elements()).toHaveLength(2);
    await expect.element(inSection('AADHAAR').getByRole('img').last()).toBeVisible();
  });

  test('shows the reason and a link to the due stage, without eSIGN, after a refusal [ON-374]', async () => {
    const { getStageInfo } = await renderEsign();
    await getStageInfo.answer(
      refused('Please finish the earlier steps first.', '020', { navigateScreen: 'personalVerification' }),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please finish the earlier steps first.');
    await expect.element(page.getByRole('link', { name: 'Go to Personal' })).toBeVisible();
    expect(button('eSIGN').elements()).toEqual([]);
  });

  test('shows the consent and the button on a phone without scrolling, and the button at any place', async () => {
    await page.viewport(360, 740);
    await renderOpenEsign();
    for (const part of [page.getByRole('checkbox'), button('eSIGN')]) await expect.element(part).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBe(360);
    page.getByText('Ravi Rao').element().scrollIntoView({ block: 'center' });
    await expect.element(button('eSIGN')).toBeInViewport();
  });
});

describe('eSIGN', () => {
  test('is disabled with a text while there is no document to sign', async () => {
    const { digio_esign_parameters: _, ...withoutId } = openEsignStage;
    await renderOpenEsign(withoutId);
    await userEvent.click(consent());
    await expect.element(button('eSIGN')).toBeDisabled();
    await expect.element(page.getByText(/Your document is not ready for signing yet/)).toBeVisible();
  });

  test('is disabled for an answer with the flags alone, which can be loaded again [ON-376]', async () => {
    const { getStageInfo } = await renderOpenEsign({ ...SUCCESS, is_verified: false });
    await userEvent.click(consent());
    await expect.element(button('eSIGN')).toBeDisabled();
    expect(page.getByRole('region').elements()).toEqual([]);
    await userEvent.click(button('Check again'));
    await getStageInfo.answer(accepted(openEsignStage, 0));
    await expect.element(page.getByRole('region', { name: 'PAN', exact: true })).toBeVisible();
  });

  test('says only while the window is open that it is', async () => {
    const text = page.getByText('Finish signing in the window that has opened.');
    await renderOpenEsign();
    await expect.element(button('eSIGN')).toBeVisible();
    expect(text.elements()).toEqual([]);
    await userEvent.click(consent());
    await userEvent.click(button('eSIGN'));
    await expect.element(text).toBeVisible();
  });

  test('is enabled again after a failure of the widget, whose text is shown', async () => {
    const { openEsignWidget } = await startSigning();
    await openEsignWidget.answer(refused('The code could not be sent.'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The code could not be sent.');
    await expect.element(button('eSIGN')).toBeEnabled();
  });
});

describe('a signature', () => {
  test('replaces the button by the progress of its check, and then by the wait for the approval [ON-372 ON-373 ON-516 OM-347]', async () => {
    const { verifyStage } = await finishSigning();
    expect(button('eSIGN').elements()).toEqual([]);
    await expect.element(button('We are checking your signature')).toHaveAttribute('aria-busy', 'true');
    await verifyStage.answer(accepted(SUCCESS, 0));
    await expect.element(page.getByText(awaiting)).toBeVisible();
    expect(button('eSIGN').elements()).toEqual([]);
    for (const name of sections)
      await expect.element(page.getByRole('region', { name, exact: true })).toBeInTheDocument();
  });

  test('can be repeated after a refusal, whose reason is shown [ON-377]', async () => {
    const { verifyStage } = await finishSigning();
    await verifyStage.answer(refused('The e-sign transaction is not known.', '071'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The e-sign transaction is not known.');
    await expect.element(button('eSIGN')).toBeEnabled();
  });

  test('is submitted again after a lost answer without another signature', async () => {
    const { openEsignWidget, verifyStage } = await finishSigning();
    await verifyStage.fail({ kind: 'unreachable', errors: [] });
    await expect.element(page.getByText(/you do not need to sign twice/)).toBeVisible();
    await userEvent.click(button('Submit again'));
    expect(verifyStage.calls[1]).toEqual(verifyStage.calls[0]);
    expect(openEsignWidget.calls).toHaveLength(1);
    await verifyStage.answer(accepted(SUCCESS, 0));
    await expect.element(page.getByText(awaiting)).toBeVisible();
  });
});
