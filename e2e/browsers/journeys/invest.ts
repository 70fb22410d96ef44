import { chartPath, scheme } from '../../../apps/investor/src/testing/test-data.ts';
import { button, dialog, field, heading, link, main, mainWith, menuItem, radio, tab } from '../page/query.ts';
import { openSignedIn, type Journey } from './context.ts';

/** The persona that is approved, with one account, two nominees and no orders. */
const READY = '9000000100';
/** The persona with one approved mandate that no SIP uses. */
const WITH_MANDATE = '9000000110';
/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';

const firstNominee = radio(/^(?!Yes|No)/, main());

/** From the list over the chart to a lumpsum order that is paid at the gateway. */
export async function investOnce(journey: Journey): Promise<void> {
  const { visit, addresses } = journey;
  await openSignedIn(journey, READY, '/schemeList');
  await visit.see(link(scheme.name));
  await visit.takePictures('scheme-list');
  await visit.press(link(scheme.name));
  await visit.see(heading(scheme.name));
  await visit.takePictures('scheme');
  await visit.press(button('Invest'));
  await visit.press(tab('ONE TIME/LUMPSUM'));
  await visit.type(field('Amount'), '5000');
  await visit.press(button(/^Invest Now/));
  await visit.see(heading('New Order - One Time Investment'));
  await visit.tick(firstNominee);
  await visit.press(button('Review'));
  await visit.see(button('Create Order'));
  await visit.takePictures('lumpsum-review');
  await visit.press(button('Create Order'));
  await visit.type(field('OTP'), '123456');
  await visit.press(button('Confirm Order'));
  await visit.arriveAt(/\/orderEditCheckout\/$/);
  await visit.tick(radio(/^Net banking/));
  await visit.press(button(/^Pay/));
  await visit.arriveAt(/\/gateway/);
  await visit.press(button(/success/i));
  await visit.arriveAt(/\/paymentResponse\/?$/);
  await visit.see(heading('Your Payment Status'));
  await visit.takePictures('payment-status');
  await visit.press(link('Ok, Go to Order List'));
  await visit.see(mainWith(new RegExp(scheme.name.replaceAll(/[()]/g, String.raw`\$&`))));
  await visit.open(`${addresses.investor}/portfolio`);
  await visit.see(main());
}

/** A SIP whose day is chosen in the grid, under an approved mandate. */
export async function startSip(journey: Journey): Promise<void> {
  const { visit } = journey;
  await openSignedIn(journey, WITH_MANDATE, chartPath);
  await visit.see(heading(scheme.name));
  await visit.press(button('Invest'));
  await visit.press(tab('INVEST IN SIP'));
  await visit.type(field('Amount of each instalment'), '6000');
  await visit.expectValue(field('Number of instalments'), '12');
  await visit.press(button(/^SIP payment date/));
  const dates = dialog('Choose a monthly SIP date');
  await visit.see(dates);
  await visit.takePicture('sip-days');
  await visit.press(button(/^10th/, dates));
  await visit.miss(dates);
  await visit.expectFocus(button(/^SIP payment date/));
  await visit.press(button(/^Start SIP: ₹6,000 on the 10th of each month$/));
  await visit.arriveAt(/\/sipCheckout\/$/);
  await visit.see(heading('SIP Order Checkout'));
  await visit.tick(firstNominee);
  await visit.see(button('Change the mandate'));
  await visit.press(button('Review'));
  await visit.see(mainWith(/₹72,000 in total/));
  await visit.takePictures('sip-review');
  await visit.press(button('Create SIP Order'));
  await visit.type(field('OTP'), '123456');
  await visit.press(button('Confirm SIP Order'));
  await visit.arriveAt(/\/sipResponse\/?$/);
  await visit.see(mainWith(/Your SIP of ₹.* starts on /));
  await visit.takePictures('sip-registered');
  await visit.press(link('Ok, Go to list'));
  await visit.arriveAt(/\/sipList\/?$/);
}

/** A redemption in part, confirmed by both codes. */
export async function redeem(journey: Journey): Promise<void> {
  const { visit } = journey;
  await openSignedIn(journey, WITH_ORDERS, '/orderList');
  await visit.takePictures('order-list');
  await visit.press(button(/^More for .*SC01/));
  await visit.press(menuItem('Redeem'));
  await visit.type(field('Amount'), '500');
  await visit.takePictures('redemption');
  await visit.press(button('Redeem'));
  await visit.type(field('OTP received on mobile'), '123456');
  await visit.type(field('OTP received on email'), '654321');
  await visit.press(button('Verify & Confirm'));
  await visit.see(mainWith(/Your redemption of ₹.* is placed/));
}
