import { i18n } from '@folioflow/flows/testing/texts';
import type { GetStageInfoAnswer, StageName } from '@folioflow/api/contract';
import { accepted, myKyc, myKycRequest, refused, type MyKycPorts, type StageSection } from '@folioflow/flows';
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
const group = (name: StageSection['name']) =>
  page.getByRole('region', { name: i18n._(`kyc.sections.${name}`), exact: true });
const notSubmitted = () => page.getByText(/KYC is not submitted/);

describe('the KYC record', () => {
  test('is fetched once, and has two chips and five read-only groups of lines and images [ON-394 ON-395 ON-399]', async () => {
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
      await expect.element(group(name)).toMatchTextContent(line);
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

  test('shows no stage if it is submitted [ON-398]', async () => {
    const port = await opened();
    await port.answer(accepted(record('esignkyc', { is_kyc_verified: true }), 0));
    await expect.element(group('pan')).toBeVisible();
    await expect.element(notSubmitted()).not.toBeInTheDocument();
    await expect.element(page.getByText('KYC submitted', { exact: true })).toBeVisible();
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
  ] as const)('has at stage %s the groups %j [ON-400 ON-401 ON-402 ON-403]', async (stage, groups) => {
    const port = await opened();
    await port.answer(accepted(record(stage), 0));
    await expect.element(notSubmitted()).toBeVisible();
    expect(
      page
        .getByRole('region')
        .elements()
        .map((region) => region.querySelector('h2')?.textContent),
    ).toEqual(groups.map((name) => i18n._(`kyc.sections.${name}`)));
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
