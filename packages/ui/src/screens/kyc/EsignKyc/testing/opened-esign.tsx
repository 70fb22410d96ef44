import { accepted, esignKyc, type EsignKycPorts, type Port } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPorts, openEsignStage, signedByWidget } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { EsignKyc } from '../EsignKyc.tsx';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const consent = () => page.getByRole('checkbox');
export const SUCCESS = { code: '000', messageText: '' };

type AnswerOfPort<P> = P extends Port<infer _, infer Answer> ? Answer : never;

/** The real chart and screen over ports whose answers the test controls. */
export async function renderEsign() {
  const ports = deferredPorts<EsignKycPorts>();
  const { getStageInfo, openEsignWidget, verifyStage } = ports;
  const flow = esignKyc(ports);
  const newSubmission = createSubmissionKeyCounter();
  function Page() {
    const { view, remote } = useFlow(flow, { newSubmission });
    return <EsignKyc view={view} remote={remote} imageOrigin="https://provider.example" />;
  }
  await render(<Page />);
  return { getStageInfo, openEsignWidget, verifyStage };
}

export async function renderOpenEsign(stage: AnswerOfPort<EsignKycPorts['getStageInfo']> = openEsignStage) {
  const opened = await renderEsign();
  await opened.getStageInfo.answer(accepted(stage, 0));
  return opened;
}

/** Opens the stage with the consent given and the widget open. */
export async function startSigning() {
  const opened = await renderOpenEsign();
  await userEvent.click(consent());
  await userEvent.click(button('eSIGN'));
  return opened;
}

export async function finishSigning() {
  const opened = await startSigning();
  await opened.openEsignWidget.answer(accepted(signedByWidget, 0));
  return opened;
}
