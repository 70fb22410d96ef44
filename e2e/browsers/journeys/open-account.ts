import path from 'node:path';
import { slotLabels, wizardTitles } from '../../../apps/investor/src/testing/test-data.ts';
import { alertDialog, banner, button, checkbox, dialog, field, heading, link, radio } from '../page/query.ts';
import type { Journey } from './context.ts';
import { signKyc } from './staff.ts';

const PASSWORD = 'Fresh@4711';
const PIN = '4826';

async function signUp({ visit, addresses, mobile, sandbox }: Journey, email: string): Promise<void> {
  const readCode = async (to: string) => (await sandbox.outbox(to))[0]?.code ?? '';
  await visit.open(addresses.investor);
  await visit.press(link('Sign in', banner()));
  await visit.press(button('Sign Up Here'));
  const signUpDialog = dialog('Sign Up');
  await visit.see(signUpDialog);
  await visit.takePicture('sign-up');
  await visit.pressKey('Escape');
  await visit.miss(signUpDialog);
  await visit.expectFocus(button('Sign Up Here'));
  await visit.press(button('Sign Up Here'));
  await visit.type(field('Mobile number', signUpDialog), mobile);
  await visit.press(button('Send OTP', signUpDialog));
  await visit.arriveAt(/\/otp-2\/$/);
  await visit.type(field('OTP'), await readCode(mobile));
  await visit.press(button('Verify'));
  await visit.arriveAt(/\/verify-email\/$/);
  await visit.type(field('Email'), email);
  await visit.press(button('Submit'));
  await visit.see(field('OTP'));
  await visit.type(field('OTP'), await readCode(email));
  await visit.press(button('Verify'));
  await visit.type(field('Password'), PASSWORD);
  await visit.type(field('Confirm password'), PASSWORD);
  await visit.press(button('Submit'));
  await visit.press(button('OK', alertDialog()));
  await visit.arriveAt(/\/verify-pin\/$/);
  await visit.type(field('PIN'), PIN);
  await visit.type(field('Confirm PIN'), PIN);
  await visit.press(button('Set PIN'));
  await visit.press(button('OK', alertDialog()));
}

async function uploadCards({ visit, files }: Journey): Promise<void> {
  const card = (name: string) => path.join(files, name);
  await visit.arriveAt(/\/panVerification\/$/);
  await visit.upload(field('Front of your PAN card'), card('pan.png'));
  await visit.press(button('Verify'));
  await visit.tick(checkbox());
  await visit.takePictures('pan');
  await visit.press(button('Confirm'));
  await visit.press(link('Next'));
  await visit.arriveAt(/\/aadhaarVerification\/?$/);
  await visit.upload(field('Front of your Aadhaar card'), card('front.png'));
  await visit.upload(field('Back of your Aadhaar card'), card('back.png'));
  await visit.press(button('Verify'));
  await visit.tick(checkbox());
  await visit.press(button('Confirm'));
}

async function addBank({ visit, files }: Journey): Promise<void> {
  await visit.arriveAt(/\/bankVerification\/?$/);
  await visit.type(field('Account number'), '100000000001');
  await visit.type(field(/^Confirm account number/), '100000000001');
  await visit.type(field(/^IFSC/), 'sbox0000001');
  await visit.choose(field('Account type'), 'Savings');
  await visit.choose(field('Bank'), 'Sandbox Bank');
  await visit.press(button('Verify'));
  await visit.upload(field('Cheque'), path.join(files, 'cheque.png'));
  await visit.press(button('Upload cheque'));
  await visit.press(button('Confirm'));
  await visit.press(link('Next'));
}

async function addPersonalDetails({ visit, files, mobile, sandbox }: Journey, email: string): Promise<void> {
  const readCode = async (to: string) => (await sandbox.outbox(to))[0]?.code ?? '';
  await visit.see(heading(wizardTitles.address));
  await visit.type(field('Address'), '7 Station Road');
  await visit.type(field('City'), 'Mumbai');
  await visit.type(field('State'), 'Maharashtra');
  await visit.type(field('Pincode'), '400050');
  await visit.takePictures('address');
  await visit.press(button('Next'));
  await visit.see(heading(wizardTitles.income));
  await visit.choose(field('Source of wealth'), 'Salary');
  await visit.choose(field('Occupation'), 'Service');
  await visit.choose(field('Annual income'), '5 to 10 lakh');
  for (let index = 0; index < 3; index += 1) await visit.tick({ ...radio('No'), index });
  await visit.press(button('Next'));
  await visit.see(heading(wizardTitles.nominee));
  await visit.choose(field('Relationship'), 'Brother');
  await visit.choose(field('Proof of identity'), 'PAN');
  await visit.upload(field(slotLabels.front), path.join(files, 'card.png'));
  await visit.expectValue(field('Name'), 'Ravi Kumar');
  await visit.press(button('Next'));
  await visit.see(heading(wizardTitles.codes));
  await visit.type(field('OTP received on mobile'), await readCode(mobile));
  await visit.type(field('OTP received on email'), await readCode(email));
  await visit.press(button('Next'));
  await visit.see(heading(wizardTitles.photo));
  await visit.press(button('Capture'));
  await visit.tick(checkbox());
  await visit.takePictures('photo');
  await visit.press(button('Confirm'));
}

/** From a new number to a signed KYC. */
export async function openAccount(journey: Journey): Promise<void> {
  const { visit, mobile } = journey;
  const email = `n${mobile}@sandbox.example`;
  await signUp(journey, email);
  await uploadCards(journey);
  await addBank(journey);
  await addPersonalDetails(journey, email);
  await signKyc(journey);
  await visit.takePictures('signed-kyc');
}
