import { investPanel, investPanelStorage, myKyc, myKycRequest, type InvestPanelInput } from '@folioflow/flows';
import type { App } from './create-app.ts';
import { useStoredFlow, useWiredFlow } from './use-wired-flow.ts';

/** Type tests: each line marked with an expected error must not compile (checked by tsc). */
const wireMyKyc = ({ provider: { getStageInfo } }: App) => myKyc({ getStageInfo });
const wireInvestPanel = ({ provider }: App) => investPanel(provider);

export function useCheckedInputs(input: Omit<InvestPanelInput, 'storedText' | 'newSubmission'>) {
  useWiredFlow(wireMyKyc, { request: myKycRequest });
  useWiredFlow(({ provider: { getStageInfo } }) => myKyc({ getStageInfo }), { request: myKycRequest });
  // @ts-expect-error a property of the input is missing
  useWiredFlow(wireMyKyc, {});
  // @ts-expect-error a property of the input is missing, and the type of the app is inferred
  useWiredFlow(({ provider: { getStageInfo } }) => myKyc({ getStageInfo }), {});
  // @ts-expect-error a property of the input has another type
  useWiredFlow(wireMyKyc, { request: null });
  // @ts-expect-error no such property of the input
  useWiredFlow(wireMyKyc, { request: myKycRequest, today: null });

  const { terms: _, ...incompleteInput } = input;
  const storageRule = investPanelStorage(input.scheme, 'visit');
  useStoredFlow(wireInvestPanel, storageRule, input);
  // @ts-expect-error a property of the input is missing
  useStoredFlow(wireInvestPanel, storageRule, incompleteInput);
}
