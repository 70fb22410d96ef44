import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, refused } from '@folioflow/flows';
import {
  closedCardStage,
  editableStage,
  openCardStage,
  uploadedPanStage,
  uploadedPanStageWithOtherDate,
  verifiedPan,
} from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkbox, button, chooseCard, renderPan, photo, reviewCard, slot } from './testing/opened-pan.tsx';

const next = () => page.getByRole('link', { name: i18n._('cards.review.next') });
const verify = () => button(i18n._('cards.card.verify'));
const confirm = () => button(i18n._('cards.review.submit'));
const dialog = () => page.getByRole('dialog', { name: 'Date of birth' });
const select = (name: string) => dialog().getByLabelText(name);
const choicesOf = (name: string) =>
  Array.from((select(name).element() as HTMLSelectElement).options)
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);

async function chooseDate(month: string, day: string, year: string) {
  await userEvent.selectOptions(select('Month'), month);
  await userEvent.selectOptions(select('Date'), day);
  await userEvent.selectOptions(select('Year'), year);
}

describe('the upload', () => {
  test('shows the selected image, which Verify requires [ON-240 ON-242]', async () => {
    const ports = await renderPan();
    await expect.element(page.getByText('Loading this step')).toBeInTheDocument();
    await ports.getStageInfo.answer(accepted(openCardStage('pan'), 0));
    await expect.element(verify()).toBeDisabled();
    await userEvent.upload(slot(), photo());
    await ports.prepareImage.answer(
      accepted({ image: { id: '2', name: 'pan.png', type: 'image/png', size: 4 }, tiff: null }, 0),
    );
    await expect.element(page.getByText('pan.png')).toBeVisible();
    expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/png/);
    await expect.element(verify()).toBeEnabled();
  });

  test.each([
    ['card.pdf', 'application/pdf'],
    ['card.gif', 'image/gif'],
    ['card.png', 'application/pdf'],
  ])('rejects %s as %s with the permitted formats and without a request [ON-234 ON-235 ON-494]', async (name, type) => {
    const ports = await renderPan();
    await ports.getStageInfo.answer(accepted(openCardStage('pan'), 0));
    await userEvent.upload(slot(), photo(name, type));
    await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
    await expect.element(verify()).toBeDisabled();
    expect([ports.prepareImage.calls, ports.verifyIdProof.calls]).toEqual([[], []]);
  });

  test('is absent if the stage is not due or does not permit it [ON-228 ON-229]', async () => {
    const ports = await renderPan();
    await ports.getStageInfo.answer(refused('Not your turn.', '001', { navigateScreen: 'bankVerification' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not your turn.');
    await expect.element(page.getByRole('link', { name: 'Go to Bank' })).toBeVisible();
    expect(slot().elements()).toEqual([]);
    await userEvent.click(button(i18n._('kyc.stage.reload')));
    await ports.getStageInfo.answer(accepted(closedCardStage('pan'), 0));
    await expect.element(page.getByText('You cannot upload a card for this step right now.')).toBeVisible();
    expect([...slot().elements(), ...verify().elements()]).toEqual([]);
  });

  test('shows an interruption, preserves the image, and is repeated by another press', async () => {
    const ports = await chooseCard();
    await userEvent.dblClick(verify());
    expect(ports.verifyIdProof.calls).toHaveLength(1);
    await ports.verifyIdProof.fail(new TypeError('Failed to fetch'));
    await expect.element(page.getByRole('alert').filter({ hasText: 'The upload was interrupted' })).toBeVisible();
    await expect.element(page.getByText('pan.png')).toBeVisible();
    await userEvent.click(verify());
    expect(ports.verifyIdProof.calls).toHaveLength(2);
  });
});

describe('the review', () => {
  test('shows lines and image of the card, and requires the consent for Confirm [ON-243 ON-252]', async () => {
    const ports = await reviewCard(uploadedPanStage);
    await expect
      .element(page.getByRole('region', { name: i18n._('kyc.sections.pan') }))
      .toMatchTextContent('ABCPF0201K');
    await expect.element(page.getByRole('img', { name: 'PAN, image 1 of 1' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(confirm()).toBeDisabled();
    await userEvent.click(checkbox());
    await expect.element(confirm()).toBeEnabled();
    await userEvent.dblClick(confirm());
    expect(ports.verifyStage.calls).toHaveLength(1);
    expect(next().elements()).toEqual([]);
    await ports.verifyStage.answer(accepted(verifiedPan, 0));
    await expect.element(next()).toHaveAttribute('href', '/aadhaarVerification');
  });

  test('shows server text as text and no image of another origin', async () => {
    const information = uploadedPanStage.id_information;
    if (information === undefined) throw new Error('The sample has no reading.');
    await reviewCard({
      ...uploadedPanStage,
      id_information: {
        ...information,
        pan: [{ attribute: 'Name', text: '<img src=x onerror=alert(1)>' }],
        pan_attachment_list: ['https://elsewhere.example/card.png', 'javascript:alert(1)'],
      },
    });
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(page.getByRole('img').elements()).toEqual([]);
  });
});

describe('the dialog for a differing date of birth', () => {
  test('has three selects: 12 months, 31 days and the years 2008 to 1936 [ON-244 ON-245 ON-246 ON-247]', async () => {
    await reviewCard(uploadedPanStageWithOtherDate);
    await expect.element(dialog()).toBeVisible();
    expect(dialog().getByRole('combobox').elements()).toHaveLength(3);
    const [months, days, years] = ['Month', 'Date', 'Year'].map(choicesOf);
    expect([months?.length, days?.length, days?.[0], days?.at(-1)]).toEqual([12, 31, '01', '31']);
    expect([years?.length, years?.[0], years?.at(-1)]).toEqual([73, '2008', '1936']);
    await expect.element(dialog().getByRole('button', { name: 'Use this date' })).toBeDisabled();
  });

  test('rejects an impossible date with a message, and accepts 29 February of a leap year [ON-248 ON-249 ON-496]', async () => {
    await reviewCard(uploadedPanStageWithOtherDate);
    for (const [month, day, year] of [
      ['02', '31', '1990'],
      ['02', '29', '2005'],
    ] as const) {
      await chooseDate(month, day, year);
      await userEvent.click(dialog().getByRole('button', { name: 'Use this date' }));
      await expect.element(dialog().getByText('Entered Date Of Birth is not valid')).toBeVisible();
    }
    await chooseDate('02', '29', '2004');
    await userEvent.click(dialog().getByRole('button', { name: 'Use this date' }));
    await expect.element(page.getByText(/29 Feb 2004$/)).toBeVisible();
    expect(dialog().elements()).toEqual([]);
  });

  test('is opened with a message by a consent without a date, and the consent is accepted after the selection [ON-250 ON-251 ON-497]', async () => {
    const ports = await reviewCard(uploadedPanStageWithOtherDate);
    await userEvent.click(dialog().getByRole('button', { name: 'Not now' }));
    await userEvent.click(checkbox());
    await expect.element(dialog().getByText('Please confirm your date of birth as per the PAN card')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { includeHidden: true })).not.toBeChecked();
    await chooseDate('11', '05', '1990');
    await userEvent.click(dialog().getByRole('button', { name: 'Use this date' }));
    await userEvent.click(checkbox());
    await expect.element(checkbox()).toBeChecked();
    await userEvent.click(confirm());
    expect(ports.verifyStage.calls.map(({ request }) => request)).toEqual([
      { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
    ]);
  });

  test('is closed by Escape and preserves its selections', async () => {
    await reviewCard(uploadedPanStageWithOtherDate);
    await userEvent.selectOptions(select('Year'), '1990');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Your date of birth is not confirmed yet.')).toBeVisible();
    await userEvent.click(button('Choose the date'));
    await expect.element(select('Year')).toHaveValue('1990');
  });
});

describe('a verified stage', () => {
  test('has Next and no upload [ON-230 ON-256]', async () => {
    const ports = await renderPan();
    await ports.getStageInfo.answer(accepted(verifiedPan, 0));
    await expect.element(page.getByRole('status').filter({ hasText: 'Your PAN is verified.' })).toBeVisible();
    await expect.element(next()).toBeVisible();
    expect([...verify().elements(), ...button('Upload another PAN card').elements()]).toEqual([]);
  });

  test('offers Upload and Verify beside Next if it is editable, and returns to the verified card [ON-257]', async () => {
    const ports = await renderPan();
    await ports.getStageInfo.answer(accepted(editableStage(verifiedPan), 0));
    await userEvent.click(button('Upload another PAN card'));
    await expect.element(slot()).toBeInTheDocument();
    await expect.element(verify()).toBeVisible();
    await expect.element(next()).toBeVisible();
    await userEvent.click(button('Keep the verified card'));
    await expect.element(page.getByText('Your PAN is verified.')).toBeVisible();
  });
});
