import { i18n } from '@folioflow/flows/testing/texts';
import type { GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { accepted, investPanel, investTermsOf, type InvestPanelOutput, type InvestPanelPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  createSubmissionKeyCounter,
  deferredPorts,
  nomineeVerified,
  SAMPLE_TODAY,
  sampleChart,
  sampleParameters,
} from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import '../../../tokens/tokens.css';
import { InvestPanel } from './InvestPanel.tsx';

const sentAt = 1_795_150_790_000;
const [option] = sampleChart.general_order_terms;
if (option === undefined) throw new Error('The sample has no option.');
const withOption = (change: Partial<typeof option>, information: Partial<typeof option.information> = {}) => ({
  general_order_terms: [{ ...option, ...change, information: { ...option.information, ...information } }],
});
const unverified = {
  is_order_checkout_allowed: false,
  is_bse_nominee_verified: false,
  order_checkout_validation_message: 'Your nominee is not verified.',
};

async function opened(change: Partial<GetSchemeStatisticsAnswer> = {}) {
  const ports = deferredPorts<InvestPanelPorts>();
  const { sendTwoFactorOtp, validateNomineeTwoFactor } = ports;
  const flow = investPanel(ports);
  const terms = investTermsOf({ ...sampleChart, ...change }, 112.5);
  const input = { scheme: sampleParameters, terms, today: SAMPLE_TODAY, newSubmission: createSubmissionKeyCounter() };
  const left: InvestPanelOutput[] = [];
  let now = sentAt;
  const clock = () => now;
  const timers = new SimulatedClock();
  function Screen() {
    const { view, remote } = useFlow(flow, input, { clock: timers, onOutput: (output) => left.push(output) });
    return <InvestPanel view={view} remote={remote} />;
  }
  await render(
    <ClockProvider now={clock}>
      <Screen />
    </ClockProvider>,
  );
  const sent = (twofactor_id: string) =>
    sendTwoFactorOtp.answer(accepted({ code: '000', messageText: '', twofactor_id }, sentAt));
  const wait = (seconds: number) => {
    now += seconds * 1000;
    timers.increment(seconds * 1000);
  };
  return { left, sendTwoFactorOtp, sent, validateNomineeTwoFactor, wait };
}
const amount = () => page.getByLabelText('Amount', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const investNow = () => page.getByRole('button', { name: /^Invest Now/ });
const mobile = () => page.getByLabelText('OTP received on mobile');
const email = () => page.getByLabelText('OTP received on email');
const dialog = () => page.getByRole('dialog', { name: 'Two Factor Authentication' });

describe('the lumpsum tab', () => {
  test('is replaced by a text if the scheme accepts no lumpsum [DO-102]', async () => {
    await opened();
    await expect.element(page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' })).toBeVisible();
    document.body.replaceChildren();
    await opened({ general_order_terms: [] });
    await expect.element(page.getByText('This scheme does not accept new investments.')).toBeVisible();
    expect(page.getByRole('tab').elements()).toEqual([]);
  });

  test('lists the options of the scheme and accepts an amount after a selection [DO-126 DO-127]', async () => {
    await opened({
      general_order_terms: [
        { ...option, display_text: 'Growth, small' },
        {
          ...option,
          display_text: 'Growth, large',
          information: { ...option.information, minimum_purchase_amount: 200_000, maximum_purchase_amount: 0 },
        },
      ],
    });
    const select = page.getByLabelText('Investment option');
    const labels = [...select.element().querySelectorAll('option:not([disabled])')].map((each) => each.textContent);
    expect(labels).toEqual(['Growth, small', 'Growth, large']);
    await expect.element(amount()).toBeDisabled();
    await userEvent.selectOptions(select, 'Growth, large');
    await expect.element(page.getByText('₹2,00,000 or more')).toBeVisible();
    await expect.element(amount()).toBeEnabled();
  });

  test.each([
    ['redemption', withOption({}, { param_redemption_allowed: 'Y' }), 'Redeem allowed'],
    ['no redemption', withOption({}, { param_redemption_allowed: 'N' }), 'Redeem not allowed'],
    ['STP', withOption({}, { param_stp_flag: 'Y' }), 'Systematic transfers (STP) are available'],
    ['no STP', withOption({}, { param_stp_flag: 'N' }), 'Systematic transfers (STP) are not available'],
    ['settlement', withOption({}, { param_settlement_type: 'T3' }), 'T3 · settled on the third working day'],
    ['scheme code', withOption({}, { param_scheme_code: 'MGFC-GR' }), 'Scheme code MGFC-GR'],
    ['cut-off', withOption({ purchase_cutoff_time: '14:30:00' }), 'Orders placed by 14:30 IST count for the same day'],
  ] as const)(
    'shows the term of the option: %s [DO-128 DO-129 DO-130 DO-131 DO-132 DO-367 DO-460]',
    async (_, change, said) => {
      await opened(change);
      await expect.element(page.getByRole('list', { name: 'Terms of this option' })).toBeVisible();
      await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    },
  );

  test('shows exit load and lock-in with their values and calculates no fee [DO-133 DO-134 DO-135 DO-367]', async () => {
    await opened(
      withOption({
        param_exit_load_flag: 'Y',
        param_exit_load: '1%',
        lockin_period_flag: 'Y',
        lockin_period: '3 years',
      }),
    );
    await userEvent.fill(amount(), '10000');
    await expect.element(page.getByText('Exit load: 1%', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Locked in for 3 years')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/fee|charge|₹100\b/i);
  });

  test('shows the minimum and enables Invest Now from the minimum on [DO-136]', async () => {
    await opened();
    await expect.element(page.getByText('₹5,000 to ₹1,00,000', { exact: true })).toBeVisible();
    await userEvent.fill(amount(), '4999');
    await expect.element(investNow()).toBeDisabled();
    await userEvent.tab();
    await expect.element(page.getByText('The minimum investment is ₹5,000.')).toBeVisible();
    await userEvent.fill(amount(), '5000');
    await expect.element(investNow()).toBeEnabled();
  });

  test('accepts only digits as the amount, at most eight, without leading zeros [DO-137]', async () => {
    await opened(withOption({}, { maximum_purchase_amount: 0 }));
    await userEvent.type(amount(), '12.5');
    await expect.element(amount()).toHaveValue('125');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '123456789');
    await expect.element(amount()).toHaveValue('1,23,45,678');
    await userEvent.fill(amount(), '007');
    await expect.element(amount()).toHaveValue('7');
  });

  test('rejects an amount above the maximum during typing with a message [DO-138]', async () => {
    await opened();
    await userEvent.fill(amount(), '10000');
    await userEvent.fill(amount(), '100001');
    await expect.element(amount()).toHaveValue('10,000');
    await expect.element(page.getByText('The maximum investment is ₹1,00,000.')).toBeVisible();
  });

  test('offers three round sums from the minimum on, and the button contains the amount', async () => {
    await opened();
    const sums = page.getByRole('group', { name: 'Common amounts' });
    const labels = sums.getByRole('button').elements();
    expect(labels.map(({ textContent }) => textContent)).toEqual(['₹5,000', '₹10,000', '₹25,000']);
    await expect.element(button('Invest Now')).toBeDisabled();
    await userEvent.click(button('₹10,000'));
    await expect.element(amount()).toHaveValue('10,000');
    await expect.element(button('₹10,000')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Invest Now: ₹10,000')).toBeEnabled();
    await userEvent.fill(amount(), '10001');
    await expect.element(button('₹10,000')).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows the number of units for the amount', async () => {
    await opened();
    await userEvent.fill(amount(), '2250');
    await expect.element(page.getByText('Buys about 20.000 units at the latest NAV of ₹112.50')).toBeVisible();
  });
});

describe('the banner', () => {
  test('shows the message of the server with its link and disables Invest Now [DO-142 DO-147]', async () => {
    await opened({ ...unverified });
    await expect.element(page.getByText('Your nominee is not verified.')).toBeVisible();
    await expect.element(button('Click here')).toBeVisible();
    await userEvent.fill(amount(), '25000');
    await expect.element(investNow()).toBeDisabled();
  });

  test('links to the route of the server without a verified e-signature [DO-144 OM-108]', async () => {
    const { left } = await opened({
      is_order_checkout_allowed: false,
      is_bse_client_code_approved: false,
      is_kyc_esign_verified: false,
      order_checkout_validation_message: 'Finish your KYC.',
      order_checkout_redirect_url: 'esignkycVerification',
    });
    await expect.element(page.getByText('Finish your KYC.')).toBeVisible();
    const link = page.getByRole('link', { name: 'Click here' });
    await expect.element(link).toHaveAttribute('href', '/esignkycVerification/');
    await userEvent.click(link);
    await expect.poll(() => left).toEqual([{ kind: 'left', exit: { to: 'esignkycVerification' } }]);
  });

  test('shows a message and a link for a pending order and disables Invest Now [DO-145]', async () => {
    await opened({ is_pending_order: true });
    await expect.element(page.getByText('You have a pending order. Please complete the process.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Click here' })).toHaveAttribute('href', '/orderList/');
    await userEvent.fill(amount(), '25000');
    await expect.element(investNow()).toBeDisabled();
  });
});

describe('the verification of the nominee', () => {
  const openedVerification = async () => {
    const flow = await opened({ ...unverified });
    await userEvent.fill(amount(), '25000');
    await userEvent.click(button('Click here'));
    await expect.element(page.getByText('We are sending you two codes')).toBeVisible();
    await flow.sent('factor-1');
    await expect.element(dialog()).toBeVisible();
    return flow;
  };

  test('is a dialog with two masked codes, Close and Validate [DO-143 DO-150 DO-151 DO-152 DO-153 DO-388]', async () => {
    const { validateNomineeTwoFactor } = await openedVerification();
    for (const field of [mobile(), email()]) {
      await expect.element(field).toHaveStyle('-webkit-text-security: disc');
      await expect.element(field).toHaveAttribute('inputmode', 'numeric');
      await userEvent.type(field, '12a34567');
      await expect.element(field).toHaveValue('123456');
    }
    await expect.element(dialog().getByRole('button', { name: 'Validate' })).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(validateNomineeTwoFactor.calls).toEqual([]);
    await expect.element(amount()).toHaveValue('25,000');
  });

  test('requires six digits in both codes [DO-154]', async () => {
    await openedVerification();
    await userEvent.fill(mobile(), '123456');
    await expect.element(button('Validate')).toBeDisabled();
    await userEvent.fill(email(), '65432');
    await expect.element(button('Validate')).toBeDisabled();
    await userEvent.fill(email(), '654321');
    await expect.element(button('Validate')).toBeEnabled();
  });

  test('closes the dialog, removes the banner and enables Invest Now after the correct codes [DO-157 DO-158]', async () => {
    const { validateNomineeTwoFactor } = await openedVerification();
    await userEvent.fill(mobile(), '123456');
    await userEvent.fill(email(), '654321');
    await userEvent.click(button('Validate'));
    await validateNomineeTwoFactor.answer(accepted(nomineeVerified, 0));
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByText('Your nominee is not verified.')).not.toBeInTheDocument();
    await expect.element(investNow()).toBeEnabled();
  });

  test('can be cancelled while the codes are being sent', async () => {
    await opened({ ...unverified });
    await userEvent.click(button('Click here'));
    await expect.element(amount()).toBeDisabled();
    await userEvent.click(button(i18n._('invest.nominee.cancel')));
    await expect.element(page.getByText('We are sending you two codes')).not.toBeInTheDocument();
    await expect.element(amount()).toBeEnabled();
  });
});

describe('the NAV date', () => {
  const SIX_HOURS = 6 * 3600;

  test('is the same day before the cut-off of a Friday, with the units on Monday', async () => {
    await opened();
    await expect
      .element(
        page.getByText(
          'If you pay by 15:00 IST on Fri, 20 Nov 2026, you get the NAV of Fri, 20 Nov 2026. Units are expected on Mon, 23 Nov 2026.',
        ),
      )
      .toBeVisible();
  });

  test('is the next working day after the cut-off', async () => {
    const { wait } = await opened();
    wait(SIX_HOURS);
    await userEvent.fill(amount(), '6000');
    await expect
      .element(
        page.getByText('If you pay now, you get the NAV of Mon, 23 Nov 2026. Units are expected on Tue, 24 Nov 2026.'),
      )
      .toBeVisible();
  });

  test('is not shown without a cut-off', async () => {
    await opened(withOption({ purchase_cutoff_time: '' }));
    await expect.element(amount()).toBeVisible();
    await expect.element(page.getByText(/Units are expected/)).not.toBeInTheDocument();
  });
});
