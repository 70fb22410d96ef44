import { i18n } from '@folioflow/flows/testing/texts';
import type { StageSection } from '@folioflow/flows';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { isShowableImage } from './image-address.ts';
import { StageSections } from './StageSections.tsx';

const PROVIDER = 'https://provider.example';
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';

describe('an image of a document', () => {
  test.each([
    ['data:image/png;base64,aW1n', PROVIDER],
    ['data:image/jpeg;base64,aW1n', PROVIDER],
    ['https://provider.example/images/1.png?sign=a', PROVIDER],
    ['http://127.0.0.1:4602/images/1.png', 'http://127.0.0.1:4602'],
  ])('%s is shown by an app of %s', (address, origin) => {
    expect(isShowableImage(address, origin)).toBe(true);
  });

  test.each([
    ['data:image/svg+xml;base64,aW1n', PROVIDER],
    ['data:text/html;base64,aW1n', PROVIDER],
    ['https://provider.example.evil.example/1.png', PROVIDER],
    ['https://provider.example@evil.example/1.png', PROVIDER],
    ['https://provider.example:8443/1.png', PROVIDER],
    ['http://provider.example/1.png', PROVIDER],
    ['http://provider.example/1.png', 'http://provider.example'],
    ['javascript:alert(1)', PROVIDER],
    ['//provider.example/1.png', PROVIDER],
    ['/images/1.png', PROVIDER],
    ['', ''],
  ])('%s is not shown by an app of %s', (address, origin) => {
    expect(isShowableImage(address, origin)).toBe(false);
  });
});

const renderSections = (sections: readonly StageSection[]) =>
  render(<StageSections sections={sections} imageOrigin={PROVIDER} />);
const region = (name: StageSection['name']) =>
  page.getByRole('region', { name: i18n._(`kyc.sections.${name}`), exact: true });

test('each section shows its lines as text and its images, without inputs', async () => {
  await renderSections([
    { name: 'pan', lines: [{ attribute: '<b>Name</b>', text: '<img src=x>Asha' }], images: [dot] },
    { name: 'bank', lines: [{ attribute: 'Account', text: '100000000001' }], images: [] },
    { name: 'address', lines: [], images: ['https://elsewhere.example/a.png'] },
  ]);
  await expect.element(region('pan')).toMatchTextContent('<img src=x>Asha');
  expect(region('pan').getByRole('img').elements()).toHaveLength(1);
  await expect.element(region('pan').getByRole('img', { name: 'PAN, image 1 of 1' })).toBeVisible();
  await expect.element(region('bank')).toMatchTextContent('100000000001');
  await expect.element(region('address')).toMatchTextContent('Nothing on record yet');
  expect(page.getByRole('img').elements()).toHaveLength(1);
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

test('an image that fails to load is replaced by a message', async () => {
  await renderSections([{ name: 'pan', lines: [], images: ['data:image/png;base64,AAAA'] }]);
  await expect.element(page.getByText('This image cannot be shown right now')).toBeVisible();
});

test('differences between two cards are shown with their meaning', async () => {
  const birthDateLine = (text: string) => [{ attribute: 'Date of birth', text }];
  await renderSections([
    { name: 'pan', lines: birthDateLine('05/11/1990'), images: [] },
    { name: 'aadhaar', lines: birthDateLine('06/11/1990'), images: [] },
  ]);
  await expect
    .element(
      page.getByText(
        'Date of birth differs between your two cards: 5 Nov 1990 on the PAN card, 6 Nov 1990 on the Aadhaar card.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/^Your KYC uses the PAN card\./)).toBeVisible();
});

test('two equal cards have no remark', async () => {
  const lines = [{ attribute: 'Date of birth', text: '05/11/1990' }];
  await renderSections([
    { name: 'pan', lines, images: [] },
    { name: 'aadhaar', lines, images: [] },
  ]);
  await expect.element(region('aadhaar')).toMatchTextContent('5 Nov 1990');
  await expect.element(page.getByText(/differs between/)).not.toBeInTheDocument();
});

test('a section that can still be changed has a link to its page', async () => {
  const shown = (['pan', 'bank'] as const).map((name) => ({ name, lines: [], images: [] }));
  await render(<StageSections sections={shown} imageOrigin={PROVIDER} edits={{ pan: { to: 'panVerification' } }} />);
  await expect
    .element(region('pan').getByRole('link', { name: 'Edit PAN' }))
    .toHaveAttribute('href', '/panVerification');
  expect(region('bank').getByRole('link').elements()).toEqual([]);
});
