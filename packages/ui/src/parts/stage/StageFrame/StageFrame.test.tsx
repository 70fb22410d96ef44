import { i18n } from '@folioflow/flows/testing/texts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { NoticeHost } from '../../../shell/NoticeHost.tsx';
import { StageFrame } from './StageFrame.tsx';
import { StageLoading, StageUnavailable } from './StageStates.tsx';
import { NotifiedSuccess } from './StageVerified.tsx';

afterEach(() => page.viewport(414, 896));

const steps = () =>
  page
    .getByRole('list', { name: 'Steps of your KYC' })
    .getByRole('listitem')
    .elements()
    .map((step) => [step.textContent, step.getAttribute('aria-current')]);

describe('the progress through the stages', () => {
  test('shows PAN, Aadhaar, Bank, Personal and e-Sign with the current stage', async () => {
    await page.viewport(360, 740);
    await render(
      <StageFrame stage="bank" title="Bank Account Verification">
        Here
      </StageFrame>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bank Account Verification');
    expect(steps()).toEqual([
      ['Done: PAN', null],
      ['Done: Aadhaar', null],
      ['Bank', 'step'],
      ['Personal', null],
      ['e-Sign', null],
    ]);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('shows the remaining time, and on a phone folds the requirements of each step', async () => {
    await page.viewport(360, 740);
    await render(
      <StageFrame stage="bank" title="Bank">
        Here
      </StageFrame>,
    );
    const fold = page.getByText('Step 3 of 5');
    await expect.element(page.getByText(/Your account number, IFSC/)).not.toBeVisible();
    await userEvent.click(fold);
    await expect.element(page.getByText(/Your account number, IFSC/)).toBeVisible();
    expect(page.getByText(/Your PAN card/).elements()).toEqual([]);
  });

  test('computes the remaining minutes from the parts of the stage', async () => {
    const left = async (at: number) => {
      await page.viewport(360, 740);
      const screen = await render(
        <StageFrame stage="personal" part={{ at, of: 5 }} title="Personal">
          Here
        </StageFrame>,
      );
      const said = page.getByText(/min left/).element().textContent;
      await screen.unmount();
      return said;
    };
    expect([await left(1), await left(3), await left(5)]).toEqual([
      'About 6 min left',
      'About 5 min left',
      'About 3 min left',
    ]);
  });

  test('is beside the card on a wide screen', async () => {
    await page.viewport(1280, 800);
    await render(
      <StageFrame stage="pan" title="PAN">
        Here
      </StageFrame>,
    );
    const aside = page.getByRole('complementary', { name: 'Steps of your KYC' });
    await expect.element(aside).toMatchTextContent('About 12 min left');
    await expect.element(aside).toMatchTextContent('Your PAN card.');
  });

  test('preserves the typed text when a tablet is rotated', async () => {
    await page.viewport(1280, 800);
    await render(
      <StageFrame stage="personal" title="Personal information">
        <input aria-label="Code" />
      </StageFrame>,
    );
    const code = page.getByLabelText('Code');
    await userEvent.fill(code, '123456');
    await page.viewport(600, 1024);
    await expect.element(page.getByText(/^Step 4 of 5/)).toBeVisible();
    await expect.element(code).toHaveValue('123456');
    await expect.element(code).toHaveFocus();
  });

  test('marks the steps before the due stage as done after going back', async () => {
    await render(
      <StageFrame stage="pan" due="personal" title="PAN">
        Here
      </StageFrame>,
    );
    expect(steps().map(([said]) => said)).toEqual(['PAN', 'Done: Aadhaar', 'Done: Bank', 'Personal', 'e-Sign']);
  });
});

test('loading is announced once', async () => {
  await render(<StageLoading />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading this step');
});

describe('a stage that cannot be shown', () => {
  const notice = { kind: 'refused', text: 'Please verify your PAN first.', via: 'answer', errors: [] } as const;

  test('shows the reason and a retry', async () => {
    const onRetry = vi.fn();
    await render(<StageUnavailable notice={notice} link={null} onRetry={onRetry} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please verify your PAN first.');
    await userEvent.click(page.getByRole('button', { name: i18n._('kyc.stage.reload') }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  test('links to the due stage', async () => {
    await render(<StageUnavailable notice={notice} link={{ to: 'panVerification' }} onRetry={() => undefined} />);
    await expect.element(page.getByRole('link', { name: 'Go to PAN' })).toHaveAttribute('href', '/panVerification/');
    await expect.element(page.getByRole('button', { name: i18n._('kyc.stage.reload') })).toBeVisible();
  });
});

test('a text that a notification announces is shown in its place afterwards, without a live role', async () => {
  const text = 'Your order was cancelled.';
  const notice = { id: 'a', kind: 'success', text } as const;
  const inPlace = <NotifiedSuccess text={text} />;
  const { rerender } = await render(
    <NoticeHost notices={[notice]} onDismiss={() => undefined}>
      {inPlace}
    </NoticeHost>,
  );
  await expect.element(page.getByRole('status').getByText(text)).toBeVisible();
  const shown = page
    .getByText(text)
    .elements()
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  expect(shown).toHaveLength(1);
  await rerender(
    <NoticeHost notices={[]} onDismiss={() => undefined}>
      {inPlace}
    </NoticeHost>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
