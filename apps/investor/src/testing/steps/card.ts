import { button, expect, field, page, visit, type Investor } from '../app-test.tsx';
import { drawnPicture } from '../pictures.ts';
import { give, press } from '@folioflow/wiring/testing/hands';

export const verifyButton = () => button('Verify');
export const confirmButton = () => button('Confirm');
export const nextLink = () => page.getByRole('link', { name: 'Next', exact: true });
export const panSlot = () => field('Front of your PAN card');
export const aadhaarSlot = (side: 'Front' | 'Back') =>
  page.getByLabelText(`${side} of your Aadhaar card`, { exact: true });

/** The name of the picture tells the sandbox what to read. */
export async function choosePan(name = 'pan.png'): Promise<void> {
  await give(panSlot(), await drawnPicture(name));
  await expect.element(verifyButton()).toBeEnabled();
}

export async function readPan(name?: string): Promise<void> {
  visit('/panVerification');
  await choosePan(name);
  await press(verifyButton());
  await expect.element(page.getByRole('region', { name: 'PAN' })).toMatchTextContent('Date of birth');
}

export async function chooseAadhaar(front = 'front.png', back = 'back.png'): Promise<void> {
  await give(aadhaarSlot('Front'), await drawnPicture(front));
  // One picture at a time is prepared; until then the other place is closed.
  await give(aadhaarSlot('Back'), await drawnPicture(back));
  await expect.element(verifyButton()).toBeEnabled();
}

interface FailingStage {
  readonly path: string;
  readonly status: number;
  readonly choose: () => Promise<void>;
  /** With the box ticked, before the stage itself fails. */
  readonly beforeConfirm?: () => Promise<void>;
}

/** Each call of a card stage fails once with two errors: both are told, and one more press goes on from what is there. */
export async function failEachCall({ sandbox }: Investor, stage: FailingStage): Promise<void> {
  const { path, status, choose, beforeConfirm = () => Promise.resolve() } = stage;
  const fail = (operation: string) =>
    sandbox.fault({
      operation,
      kind: 'httpStatus',
      value: { status, errors: [`${operation} a`, `${operation} b`] },
    });
  const told = async (operation: string) => {
    for (const letter of ['a', 'b'])
      await expect.element(page.getByText(`${operation} ${letter}`, { exact: true }).first()).toBeVisible();
  };
  await fail('getStageInfo');
  visit(path);
  await told('getStageInfo');
  await press(page.getByRole('button', { name: 'Try again' }));
  await choose();
  await fail('verifyIdProof');
  await press(verifyButton());
  await told('verifyIdProof');
  await press(verifyButton());
  await press(page.getByRole('checkbox'));
  await beforeConfirm();
  await fail('verifyStage');
  await press(confirmButton());
  await told('verifyStage');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await press(confirmButton());
}
