import { recordForms } from '../support/form-parts.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import {
  allowCamera,
  confirmPhoto,
  enterCodes,
  field,
  fillAddress,
  fillIncome,
  fillNominee,
  expectStep,
  readStoredStep,
  nextButton,
  openWizard,
} from './personal-steps.ts';
import { MARRIED, personalPaths } from '../../apps/investor/src/testing/test-data.ts';

test('the wizard leads from address, income, nominee, codes and photo to the e-sign [ON-226 ON-227 ON-288 ON-292 ON-295 ON-298 ON-299 ON-303 ON-304 ON-326 ON-331 ON-333 ON-334 ON-336 ON-339 ON-340 ON-447 ON-470 ON-471 ON-475]', async ({
  page,
  investor,
}) => {
  const forms = await recordForms(page);
  const calls = recordProviderCalls(page);
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await openWizard(page);

  await expectStep(page, 'address');
  await expect(page.getByText(/part 1 of 5/i)).toBeVisible();
  for (const name of ['Address', 'Locality or post office', 'District or city', 'City', 'State', 'Pincode'])
    await expect(field(page, name)).toBeEditable();
  await fillAddress(page);
  await nextButton(page).dblclick();

  await expectStep(page, 'income');
  await expect.poll(() => readStoredStep(page)).toBe('2');
  await expect(field(page, 'Source of wealth').getByRole('option')).not.toHaveCount(1);
  await fillIncome(page);
  await nextButton(page).dblclick();

  await expectStep(page, 'nominee');
  await expect.poll(() => readStoredStep(page)).toBe('3');
  await fillNominee(page);
  await nextButton(page).dblclick();

  await expectStep(page, 'codes');
  await expect.poll(() => readStoredStep(page)).toBe('4');
  const saves = calls.to(personalPaths.save);
  expect(saves.map(({ method, body }) => [method, body['update_attribute']])).toEqual([
    ['POST', 'address'],
    ['POST', 'income'],
    ['POST', 'nominee'],
  ]);
  const address_information = {
    address: '7 Station Road',
    locality_or_post_office: 'Bandra',
    district_or_city: 'Mumbai Suburban',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
  };
  expect(saves[0]?.body).toEqual({ update_attribute: 'address', address_information });
  expect(saves[1]?.body).toMatchObject({
    update_attribute: 'income',
    source_of_wealth: 'src01',
    occupation: 'occ02',
    annual_income: 'inc33',
    address_information,
    marital_status: 'm',
    is_income_outside_india: false,
    is_political_india: false,
    is_political_foreign: false,
  });
  expect(saves[2]?.body).toMatchObject({
    source_of_wealth: 'src01',
    nominee_information: { name: 'Ravi Kumar', relationship: 'Brother', id_proof: 'pan', poi: 'pan' },
  });
  await expect(page.getByText(/two-factor authentication is mandatory/)).toBeVisible();
  expect(calls.to(personalPaths.codes)).toEqual([]);
  await enterCodes(page);
  await nextButton(page).dblclick();

  await expectStep(page, 'photo');
  await expect.poll(() => readStoredStep(page)).toBe('5');
  const [validation] = calls.to(personalPaths.validate);
  expect(validation?.body).toEqual({
    two_factor_authentication: {
      mobile_otp: '123456',
      email_otp: '654321',
      twofactor_token_id: expect.stringMatching(/.+/),
    },
  });
  await confirmPhoto(page);
  await expect(page).toHaveURL(/\/esignkycVerification\/$/);
  await expect.poll(() => readStoredStep(page)).toBe(null);

  expect(calls.to(personalPaths.save)).toHaveLength(3);
  expect(calls.to(personalPaths.validate)).toHaveLength(1);
  const [form] = forms.to(personalPaths.photo);
  expect(form?.method).toBe('PUT');
  expect(form?.parts.filter(({ name }) => name === 'upload_file')).toMatchObject([
    { file: { type: 'image/jpeg', begins: expect.stringMatching(/^ffd8/) } },
    { file: { type: 'image/tiff', begins: expect.stringMatching(/^(49492a00|4d4d002a)$/) } },
  ]);
  const texts = Object.fromEntries(
    form?.parts.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])) ?? [],
  );
  expect(texts).toMatchObject({
    verify_stage: 'personal',
    id_type: 'photo',
    folder_name: 'personal',
    attachment_category: 'photo',
  });
  expect(JSON.parse(texts['personal_information'] ?? '{}')).toMatchObject({
    address_information,
    nominee_information: { name: 'Ravi Kumar' },
  });
  expect(calls.to(personalPaths.load)[0]).toMatchObject({ method: 'POST', body: { stage_name: 'personal' } });
  for (const { body } of calls.all) {
    expect(body).not.toHaveProperty('customer_id');
    expect(body).not.toHaveProperty('is_backoffice');
  }
});
