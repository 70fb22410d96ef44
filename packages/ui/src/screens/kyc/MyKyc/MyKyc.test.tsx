import { i18n } from '@folioflow/flows/testing/texts';
import type { GetStageInfoAnswer, StageName } from '@folioflow/api/contract';
import { accepted, myKyc, myKycRequest, refused, type MyKycPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, sampleKycRecord } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { MyKyc } from './MyKyc.tsx';

const record = (login_stage: StageName, more: Partial<GetStageInfoAnswer> = {}): GetStageInfoAnswer => ({
  code: '000',
  messageText: '',
  login_stage,
  login_email: 'asha@example.in',
  login_mobile_number: '9876543210',
  is_kyc_verified: false,
  id_information: sampleKycRecord,
  ...more,
});

async function opened() {
  const ports = deferredPorts<MyKycPorts>();
  const { getStageInfo } = ports;
  const flow = myKyc(ports);
  function Screen() {
    const { view, remote } = useFlow(flow, { request: myKycRequest });
    return <MyKyc view={view} remote={remote} imageOrigin="https://provider.example" />;
  }
  await render(<Screen />);
  return getStageInfo;
}
const sectionTitles = {
  pan: 'PAN',
  aadhaar: 'Aadhaar',
  bank: 'Bank',
  address: 'Communication Address',
  nominee: 'Nominee',
} as const;
const group = (name: keyof typeof sectionTitles) =>
  page.getByRole('region', { name: sectionTitles[name], exact: true });
const openGroup = (name: keyof typeof sectionTitles) => userEvent.click(group(name).getByRole('heading'));
const notSubmitted = () => page.getByText(/KYC is not submitted/);

describe('the KYC record', () => {
  test('is fetched once, and has two chips and five read-only sections of lines and images that open in place [ON-394 ON-395 ON-399]', async () => {
    const port = await opened();
    await expect.element(page.getByRole('status')).toHaveTextContent('We are fetching your KYC');
    expect(port.calls).toEqual([{ request: { stage_name: 'esignkyc' } }]);
    await port.answer(accepted(record('esignkyc', { is_kyc_verified: true }), 0));
    const chips = page.getByRole('list').first().getByRole('listitem');
    await expect.element(chips.first()).toMatchTextContent('9876543210');
    expect(chips.elements()).toHaveLength(2);
    await expect.element(chips.nth(1)).toMatchTextContent('asha@example.in');
    for (const [name, line, images] of [
      ['pan', 'ABCDE1234F', 1],
      ['aadhaar', 'XXXX XXXX 4821', 2],
      ['bank', 'SBIN0000813', 1],
      ['address', 'Bengaluru', 0],
      ['nominee', 'Vikram Rao', 0],
    ] as const) {
      if (name !== 'pan') await openGroup(name);
      await expect.element(group(name).getByText(line)).toBeVisible();
      expect(group(name).getByRole('img').elements()).toHaveLength(images);
    }
    expect(document.querySelectorAll('input, select, textarea, button')).toHaveLength(0);
  });

  test('shows the due stage with a link to the e-sign if it is not submitted [ON-396 ON-397]', async () => {
    const port = await opened();
    await port.answer(accepted(record('bank'), 0));
    const link = page.getByRole('link', {
      name: 'KYC is not submitted and current verification stage is bank',
      exact: true,
    });
    await expect.element(link).toHaveAttribute('href', '/esignkycVerification');
  });

  test('has one line a step, with a button at the due one alone', async () => {
    const port = await opened();
    await port.answer(accepted(record('bank'), 0));
    const lines = page.getByRole('list').nth(1).getByRole('listitem');
    await expect.element(group('pan').getByText('ABCDE1234F')).toBeVisible();
    await expect.element(group('aadhaar').getByText('XXXX XXXX 4821')).not.toBeVisible();
    expect(lines.elements()).toHaveLength(5);
    await expect.element(lines.nth(2)).toHaveAttribute('aria-current', 'step');
    const link = lines.getByRole('link');
    expect(link.elements()).toHaveLength(1);
    await expect.element(link).toHaveAccessibleName('Continue with Bank');
    await expect.element(link).toHaveAttribute('href', '/bankVerification');
    await expect.element(lines.nth(3)).toHaveTextContent('Personal');
    await expect.element(lines.nth(4)).toHaveTextContent('e-Sign');
  });

  test('is low on a phone: lines of 56 px, the due one of 68, pictures of 84', async () => {
    await page.viewport(360, 800);
    const port = await opened();
    await port.answer(accepted(record('bank'), 0));
    const lines = page.getByRole('list').nth(1).getByRole('listitem');
    await expect.element(group('pan').getByRole('img')).toBeVisible();
    expect(group('pan').getByRole('img').element().clientWidth).toBe(82);
    const heights = lines.elements().map((line) => line.clientHeight);
    expect(heights.slice(1)).toEqual([57, 69, 56, 56]);
    await page.viewport(414, 896);
  });

  test('shows no stage and no button if it is submitted [ON-398]', async () => {
    const port = await opened();
    await port.answer(accepted(record('esignkyc', { is_kyc_verified: true }), 0));
    await expect.element(group('pan')).toBeVisible();
    await expect.element(notSubmitted()).not.toBeInTheDocument();
    await expect.element(page.getByText('KYC submitted', { exact: true })).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    await expect.element(page.getByRole('list').nth(1).getByRole('listitem').last()).toHaveTextContent('Done: e-Sign');
  });

  test('shows the approval instead of the submission if it is approved', async () => {
    const port = await opened();
    await port.answer(accepted(record('esignkyc', { is_kyc_verified: true, is_bse_client_code_approved: true }), 0));
    await expect.element(page.getByText('KYC approved', { exact: true })).toBeVisible();
    await expect.element(page.getByText('KYC submitted')).not.toBeInTheDocument();
  });

  test.each([
    ['pan', []],
    ['aadhaar', ['pan']],
    ['bank', ['pan', 'aadhaar']],
    ['personal', ['pan', 'aadhaar', 'bank', 'address', 'nominee']],
  ] as const)('has at stage %s the sections %j [ON-400 ON-401 ON-402 ON-403]', async (stage, groups) => {
    const port = await opened();
    await port.answer(accepted(record(stage), 0));
    await expect.element(notSubmitted()).toBeVisible();
    expect(
      page
        .getByRole('region')
        .elements()
        .map((region) => region.querySelector('h2')?.textContent),
    ).toEqual(groups.map((name) => sectionTitles[name]));
  });
});

test('a refused request shows the reason and a retry', async () => {
  const port = await opened();
  await port.answer(refused('Your record is being updated.', '011'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your record is being updated.');
  await userEvent.click(page.getByRole('button', { name: i18n._('myKyc.retry') }));
  await port.answer(accepted(record('bank'), 0));
  await expect.element(group('pan')).toBeVisible();
  expect(port.calls).toHaveLength(2);
});
