import { flow } from '../../../kit/flow.ts';
import { runnableFlow } from '../../../kit/on-demand.ts';
import type { createDeclarationUpload } from './declaration-upload.ts';
import { declarationUpload, nomineeChoiceMachine } from './nominee-choice.machine.ts';
import type { NomineeChoicePorts } from './nominee-choice.types.ts';
import { nomineeChoiceView } from './nominee-choice.view.ts';

export type * from './nominee-choice.types.ts';

export const nomineeChoiceFlow = flow({
  machine: nomineeChoiceMachine,
  children: { imageUpload: declarationUpload.flow },
  view: nomineeChoiceView,
});

/** Loads the upload of the declaration: a dynamic import, or a resolved promise. */
export type DeclarationUploadLoader = () => Promise<typeof createDeclarationUpload>;

/** A part of both checkouts: the choice of an existing nominee, or a registered declaration of no nominee. */
export const nomineeChoice = (ports: NomineeChoicePorts, declaration: DeclarationUploadLoader) =>
  runnableFlow(
    nomineeChoiceFlow,
    { imageUpload: async () => (await declaration())(ports) },
    { listNominees: ports.listNominees },
  );
