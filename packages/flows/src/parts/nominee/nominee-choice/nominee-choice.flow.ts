import { flow } from '../../../kit/flow.ts';
import { runnableFlow } from '../../../kit/on-demand.ts';
import { declarationUpload, nomineeChoiceMachine } from './nominee-choice.machine.ts';
import type { DeclarationUploadLoader, NomineeChoicePorts } from './nominee-choice.types.ts';
import { nomineeChoiceView } from './nominee-choice.view.ts';

export const nomineeChoiceFlow = flow({
  machine: nomineeChoiceMachine,
  children: { imageUpload: declarationUpload.flow },
  view: nomineeChoiceView,
});

/** A part of both checkouts: the choice of an existing nominee, or a registered declaration of no nominee. */
export const nomineeChoice = (ports: NomineeChoicePorts, declaration: DeclarationUploadLoader) =>
  runnableFlow(
    nomineeChoiceFlow,
    { imageUpload: async () => (await declaration())(ports) },
    { listNominees: ports.listNominees },
  );
