import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, visit, type Investor } from '../app-test.tsx';
import { drawPicture } from '../pictures.ts';
import { chooseFile, press } from '@folioflow/wiring/testing/gestures';

export const verifyButton = () => button(i18n._('cards.card.verify'));
export const confirmButton = () => button(i18n._('cards.review.submit'));
export const nextLink = () => page.getByRole('link', { name: i18n._('cards.review.next'), exact: true });
/** Button that fetches a stage again. */
export const reloadStageButton = () => button(i18n._('kyc.stage.reload'));
export const panSlot = () => field('Front of your PAN card');
export const aadhaarSlot = (side: 'Front' | 'Back') =>
  page.getByLabelText(`${side} of your Aadhaar card`, { exact: true });

/** Chooses a PAN card; its file name decides on the reading of the sandbox. */
export async function choosePan(name = 'pan.png'): Promise<void> {
  await chooseFile(panSlot(), await drawPicture(name));
  await expect.element(verifyButton()).toBeEnabled();
}

export async function submitPan(name?: string): Promise<void> {
  visit('/panVerification');
  await choosePan(name);
  await press(verifyButton());
  await expect.element(page.getByRole('region', { name: 'PAN' })).toMatchTextContent('Date of birth');
}

export async function chooseAadhaar(front = 'front.png', back = 'back.png'): Promise<void> {
  await chooseFile(aadhaarSlot('Front'), await drawPicture(front));
  // Pictures are prepared one after the other; meanwhile the other picker is disabled.
  await chooseFile(aadhaarSlot('Back'), await drawPicture(back));
  await expect.element(verifyButton()).toBeEnabled();
}

interface StageApproach {
  readonly path: string;
  readonly status: number;
  readonly choose: () => Promise<void>;
  /** Runs after the tick, before the stage itself fails. */
  readonly beforeConfirm?: () => Promise<void>;
}

/** Fails each call of a card stage once with two errors: both are shown, and another press continues. */
export async function failEachCall({ sandbox }: Investor, stage: StageApproach): Promise<void> {
  const { path, status, choose, beforeConfirm = () => Promise.resolve() } = stage;
  const failNextCall = (operation: string) =>
    sandbox.injectFault({
      operation,
      kind: 'httpStatus',
      value: { status, errors: [`${operation} a`, `${operation} b`] },
    });
  const expectErrors = async (operation: string) => {
    for (const letter of ['a', 'b'])
      await expect.element(page.getByText(`${operation} ${letter}`).first()).toBeVisible();
  };
  await failNextCall('getStageInfo');
  visit(path);
  await expectErrors('getStageInfo');
  await press(reloadStageButton());
  await choose();
  await failNextCall('verifyIdProof');
  await press(verifyButton());
  await expectErrors('verifyIdProof');
  await press(verifyButton());
  await press(page.getByRole('checkbox'));
  await beforeConfirm();
  await failNextCall('verifyStage');
  await press(confirmButton());
  await expectErrors('verifyStage');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await press(confirmButton());
}
